-- AlterTable
ALTER TABLE "decisions" DROP CONSTRAINT "decisions_pkey",
ADD CONSTRAINT "decisions_pkey" PRIMARY KEY ("match_id", "seat", "question");
