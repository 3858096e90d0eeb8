-- AlterTable
ALTER TABLE "decisions" ADD COLUMN     "claimed_by" INTEGER;

-- AlterTable
ALTER TABLE "matches" ADD COLUMN     "seat_opens_after" INTEGER NOT NULL DEFAULT 3;

-- AlterTable
ALTER TABLE "participants" ADD COLUMN     "missed" INTEGER NOT NULL DEFAULT 0;

-- Matches that had agreed on nothing of the kind get the 3, and everybody in them is told.
INSERT INTO notices (key, account_id, match_id, topic, payload, due_at)
SELECT concat_ws('/', m.id, p.number, 'seats-will-open'), p.account_id, m.id, 'seats-will-open',
  jsonb_build_object('match', m.id), 'epoch'
FROM matches m JOIN participants p ON p.match_id = m.id AND p.account_id IS NOT NULL
WHERE m.status IN ('open', 'running') AND m.pace->>'kind' <> 'none' AND (m.status = 'open' OR p.seat IS NOT NULL)
ON CONFLICT (key) DO NOTHING;
