-- AlterTable
ALTER TABLE "matches" ADD COLUMN     "archived_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "archived_journals" (
    "match_id" UUID NOT NULL,
    "entries" BYTEA NOT NULL,
    "hashes" BYTEA NOT NULL,

    CONSTRAINT "archived_journals_pkey" PRIMARY KEY ("match_id")
);

-- CreateTable
CREATE TABLE "archived_origins" (
    "match_id" UUID NOT NULL,
    "first" INTEGER NOT NULL,
    "account_id" UUID NOT NULL,
    "client" TEXT NOT NULL,
    "credential" TEXT NOT NULL,
    "credential_id" TEXT NOT NULL,
    "token_name" TEXT,
    "versions" INTEGER[],
    "request_ids" UUID[],

    CONSTRAINT "archived_origins_pkey" PRIMARY KEY ("match_id","first")
);

-- CreateIndex
CREATE INDEX "archived_origins_account_id_idx" ON "archived_origins"("account_id");

-- AddForeignKey
ALTER TABLE "archived_journals" ADD CONSTRAINT "archived_journals_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "archived_origins" ADD CONSTRAINT "archived_origins_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand, for what Prisma's schema has no words.

-- What is compressed already is not compressed once more.
ALTER TABLE "archived_journals" ALTER COLUMN "entries" SET STORAGE EXTERNAL, ALTER COLUMN "hashes" SET STORAGE EXTERNAL;
-- None of its columns changes with a move, so a move still needs no new index entries.
CREATE INDEX "matches_archive_idx" ON "matches"("ended_at", "id") WHERE archived_at IS NULL AND started_at IS NOT NULL;
