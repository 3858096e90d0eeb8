-- By hand, for what Prisma's schema has no words.

-- The newest turn that was mailed says when the next mail may go. Most turns are taken before they are mailed: an index of
-- all of them was written with every change of a notice.
CREATE INDEX "notices_mailed_turns_idx" ON "notices"("account_id", "done_at") WHERE topic = 'your-turn' AND status IN ('sent', 'merged');
DROP INDEX "notices_turns_idx";
