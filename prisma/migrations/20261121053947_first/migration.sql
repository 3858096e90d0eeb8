-- CreateEnum
CREATE TYPE "account_role" AS ENUM ('player', 'administrator');

-- CreateEnum
CREATE TYPE "account_status" AS ENUM ('unconfirmed', 'active', 'suspended', 'banned', 'erased');

-- CreateEnum
CREATE TYPE "match_status" AS ENUM ('open', 'running', 'ended', 'aborted');

-- CreateEnum
CREATE TYPE "notice_status" AS ENUM ('pending', 'sent', 'withheld', 'failed');

-- CreateTable
CREATE TABLE "accounts" (
    "id" UUID NOT NULL,
    "email" TEXT,
    "name" TEXT NOT NULL,
    "name_key" TEXT NOT NULL,
    "password_hash" TEXT,
    "role" "account_role" NOT NULL DEFAULT 'player',
    "status" "account_status" NOT NULL DEFAULT 'unconfirmed',
    "status_reason" TEXT,
    "suspended_until" TIMESTAMPTZ(3),
    "language" TEXT NOT NULL DEFAULT 'en',
    "time_zone" TEXT NOT NULL DEFAULT 'UTC',
    "match_mails" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "refresh_hash" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "user_agent" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "access_tokens" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "scopes" TEXT[],
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "used_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "access_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail_tokens" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "purpose" TEXT NOT NULL,
    "email" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "mail_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "matches" (
    "id" UUID NOT NULL,
    "game" TEXT NOT NULL,
    "rules" INTEGER NOT NULL,
    "data" INTEGER NOT NULL,
    "options" JSONB NOT NULL,
    "seats" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "status" "match_status" NOT NULL DEFAULT 'open',
    "private" BOOLEAN NOT NULL DEFAULT false,
    "seating" TEXT NOT NULL,
    "created_by_id" UUID,
    "sealed_seed" TEXT NOT NULL,
    "commitment" TEXT NOT NULL,
    "roster" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 0,
    "hash" TEXT NOT NULL DEFAULT '',
    "draws" INTEGER NOT NULL DEFAULT 0,
    "result" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "moved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "matches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "participants" (
    "match_id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "seat" INTEGER,
    "number" TEXT NOT NULL,
    "joined" INTEGER NOT NULL,
    "entropy" TEXT NOT NULL DEFAULT '',
    "joined_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "participants_pkey" PRIMARY KEY ("match_id","account_id")
);

-- CreateTable
CREATE TABLE "invitations" (
    "match_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "invited_by_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("match_id","id")
);

-- CreateTable
CREATE TABLE "entries" (
    "match_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "kind" TEXT NOT NULL,
    "actor" JSONB NOT NULL,
    "move" JSONB,
    "events" JSONB NOT NULL,
    "rules" INTEGER NOT NULL,
    "draws" INTEGER NOT NULL,
    "previous" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "entries_pkey" PRIMARY KEY ("match_id","version")
);

-- CreateTable
CREATE TABLE "decisions" (
    "match_id" UUID NOT NULL,
    "seat" INTEGER NOT NULL,
    "question" TEXT NOT NULL,
    "since" INTEGER NOT NULL,
    "since_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3),

    CONSTRAINT "decisions_pkey" PRIMARY KEY ("match_id","seat")
);

-- CreateTable
CREATE TABLE "requests" (
    "match_id" UUID NOT NULL,
    "seat" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "body_hash" TEXT NOT NULL,
    "first" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "requests_pkey" PRIMARY KEY ("match_id","seat","key")
);

-- CreateTable
CREATE TABLE "notices" (
    "id" BIGSERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "account_id" UUID,
    "match_id" UUID,
    "topic" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "status" "notice_status" NOT NULL DEFAULT 'pending',
    "reason" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "locked_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "notices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "caught_mails" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "to" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "raw" TEXT NOT NULL,

    CONSTRAINT "caught_mails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "signing_keys" (
    "id" TEXT NOT NULL,
    "public_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "signing_keys_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "accounts_email_key" ON "accounts"("email");

-- CreateIndex
CREATE UNIQUE INDEX "accounts_name_key_key" ON "accounts"("name_key");

-- CreateIndex
CREATE INDEX "sessions_account_id_idx" ON "sessions"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "access_tokens_token_hash_key" ON "access_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "access_tokens_account_id_idx" ON "access_tokens"("account_id");

-- CreateIndex
CREATE INDEX "mail_tokens_account_id_idx" ON "mail_tokens"("account_id");

-- CreateIndex
CREATE INDEX "matches_status_created_at_id_idx" ON "matches"("status", "created_at", "id");

-- CreateIndex
CREATE INDEX "matches_game_status_created_at_id_idx" ON "matches"("game", "status", "created_at", "id");

-- CreateIndex
CREATE INDEX "participants_account_id_idx" ON "participants"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "participants_match_id_seat_key" ON "participants"("match_id", "seat");

-- CreateIndex
CREATE UNIQUE INDEX "invitations_id_key" ON "invitations"("id");

-- CreateIndex
CREATE UNIQUE INDEX "notices_key_key" ON "notices"("key");

-- CreateIndex
CREATE INDEX "notices_account_id_id_idx" ON "notices"("account_id", "id");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "participants" ADD CONSTRAINT "participants_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "participants" ADD CONSTRAINT "participants_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "entries" ADD CONSTRAINT "entries_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "requests" ADD CONSTRAINT "requests_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notices" ADD CONSTRAINT "notices_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- By hand, for what Prisma's schema has no words.

-- The worker looks for pending notices only; those that are done are many, and kept for good.
CREATE INDEX "notices_due_idx" ON "notices"("due_at", "id") WHERE status = 'pending';

-- Every entry updates its match's row: room in the page lets the new version lie beside the old, without new index entries.
ALTER TABLE "matches" SET (fillfactor = 70);
