-- AlterTable
ALTER TABLE "matches" ADD COLUMN     "disputed" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "frozen_at" TIMESTAMPTZ(3),
ADD COLUMN     "imported_at" TIMESTAMPTZ(3),
ADD COLUMN     "imported_key" TEXT,
ADD COLUMN     "later_seeds" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "miscounted" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "participants" ADD COLUMN     "barred" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "name" TEXT;

-- AlterTable
ALTER TABLE "proposals" ALTER COLUMN "seat" DROP NOT NULL;

-- CreateTable
CREATE TABLE "origins" (
    "match_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "account_id" UUID NOT NULL,
    "client" TEXT NOT NULL,
    "credential" TEXT NOT NULL,
    "credential_id" TEXT NOT NULL,
    "token_name" TEXT,

    CONSTRAINT "origins_pkey" PRIMARY KEY ("match_id","version")
);

-- CreateTable
CREATE TABLE "disputes" (
    "match_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "seat" INTEGER,
    "account_id" UUID,
    "version" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "freezes" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "done_at" TIMESTAMPTZ(3),
    "ruled_by_id" UUID,
    "reasons" TEXT,
    "remedies" JSONB NOT NULL DEFAULT '[]',
    "first" INTEGER,
    "last" INTEGER,

    CONSTRAINT "disputes_pkey" PRIMARY KEY ("match_id","number")
);

-- CreateTable
CREATE TABLE "dispute_comments" (
    "match_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "place" INTEGER NOT NULL,
    "seat" INTEGER,
    "account_id" UUID,
    "text" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "dispute_comments_pkey" PRIMARY KEY ("match_id","number","place")
);

-- CreateTable
CREATE TABLE "audit_records" (
    "number" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "account_id" UUID NOT NULL,
    "act" TEXT NOT NULL,
    "match_id" UUID,
    "subject_id" UUID,
    "details" JSONB NOT NULL DEFAULT '{}',
    "reason" TEXT NOT NULL,
    "previous" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "audit_records_pkey" PRIMARY KEY ("number")
);

-- CreateTable
CREATE TABLE "studies" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "game" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "source" JSONB NOT NULL,
    "position" JSONB NOT NULL,
    "seed" TEXT NOT NULL,
    "nodes" INTEGER NOT NULL DEFAULT 0,
    "share_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "studies_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "study_nodes" (
    "study_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "parent" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "move" JSONB NOT NULL,
    "events" JSONB NOT NULL,
    "name" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "study_nodes_pkey" PRIMARY KEY ("study_id","number")
);

-- CreateIndex
CREATE INDEX "origins_account_id_idx" ON "origins"("account_id");

-- CreateIndex
CREATE INDEX "disputes_account_id_idx" ON "disputes"("account_id");

-- CreateIndex
CREATE INDEX "dispute_comments_account_id_idx" ON "dispute_comments"("account_id");

-- CreateIndex
CREATE INDEX "audit_records_match_id_number_idx" ON "audit_records"("match_id", "number");

-- CreateIndex
CREATE INDEX "audit_records_account_id_number_idx" ON "audit_records"("account_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "studies_share_id_key" ON "studies"("share_id");

-- CreateIndex
CREATE INDEX "studies_account_id_updated_at_id_idx" ON "studies"("account_id", "updated_at", "id");

-- CreateIndex
CREATE INDEX "study_nodes_study_id_parent_idx" ON "study_nodes"("study_id", "parent");

-- AddForeignKey
ALTER TABLE "origins" ADD CONSTRAINT "origins_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "origins" ADD CONSTRAINT "origins_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_ruled_by_id_fkey" FOREIGN KEY ("ruled_by_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dispute_comments" ADD CONSTRAINT "dispute_comments_match_id_number_fkey" FOREIGN KEY ("match_id", "number") REFERENCES "disputes"("match_id", "number") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dispute_comments" ADD CONSTRAINT "dispute_comments_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_records" ADD CONSTRAINT "audit_records_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "studies" ADD CONSTRAINT "studies_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "study_nodes" ADD CONSTRAINT "study_nodes_study_id_fkey" FOREIGN KEY ("study_id") REFERENCES "studies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand, for what Prisma's schema has no words.

-- Few of these at any time: found without walking all there is.
CREATE INDEX "matches_frozen_idx" ON "matches"("id") WHERE frozen_at IS NOT NULL;
CREATE INDEX "matches_miscounted_idx" ON "matches"("id") WHERE miscounted;
CREATE INDEX "disputes_open_idx" ON "disputes"("created_at", "match_id", "number") WHERE status = 'open';
