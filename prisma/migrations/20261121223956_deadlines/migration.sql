-- AlterTable
ALTER TABLE "accounts" ADD COLUMN     "hours" JSONB NOT NULL DEFAULT '{"night":null,"restDays":[],"vacations":[]}',
ADD COLUMN     "remind_hours" INTEGER DEFAULT 12,
ADD COLUMN     "vacations_by_themselves" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "decisions" ADD COLUMN     "missed_at" TIMESTAMPTZ(3),
ADD COLUMN     "remind_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "matches" ADD COLUMN     "late" TEXT NOT NULL DEFAULT 'wait',
ADD COLUMN     "pace" JSONB NOT NULL DEFAULT '{"kind":"none"}';

-- AlterTable
ALTER TABLE "participants" ADD COLUMN     "bank" BIGINT;

-- CreateTable
CREATE TABLE "clock_beat" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "clock_beat_pkey" PRIMARY KEY ("id")
);

-- By hand, for what Prisma's schema has no words.

-- The clock looks for what is due and not yet seen to: a waiting decision costs it nothing.
CREATE INDEX "decisions_due_idx" ON "decisions"("due_at") WHERE missed_at IS NULL AND due_at IS NOT NULL;
CREATE INDEX "decisions_remind_idx" ON "decisions"("remind_at") WHERE remind_at IS NOT NULL;

-- Abbreviations that were taken for time zones, and are none of the IANA database.
UPDATE "accounts" SET "time_zone" = 'UTC' WHERE "time_zone" IN ('ACT', 'AET', 'JST', 'PST', 'IST', 'ECT');
