-- AlterTable
ALTER TABLE "statistics" ADD COLUMN     "forfeits" INTEGER NOT NULL DEFAULT 0;

-- What was counted together is counted anew, apart: one match that is marked is enough for that.
UPDATE matches SET miscounted = true, counted_at = NULL
WHERE id = (
  SELECT id FROM matches
  WHERE counted_at IS NOT NULL AND imported_at IS NULL AND result->>'reason' = 'forfeit' LIMIT 1);
