-- AlterTable
ALTER TABLE "decisions" ADD COLUMN     "act_at" TIMESTAMPTZ(3),
ADD COLUMN     "lapses" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "invitations" ALTER COLUMN "email" DROP NOT NULL;

-- AlterTable
ALTER TABLE "matches" ADD COLUMN     "expires_at" TIMESTAMPTZ(3),
ADD COLUMN     "language" TEXT,
ADD COLUMN     "paused_until" TIMESTAMPTZ(3),
ADD COLUMN     "rated" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "rematch_of" UUID,
ADD COLUMN     "warn_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "participants" DROP CONSTRAINT "participants_pkey",
ADD COLUMN     "has_orders" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "left_at" TIMESTAMPTZ(3),
ADD COLUMN     "offered_at" TIMESTAMPTZ(3),
ALTER COLUMN "account_id" DROP NOT NULL,
ALTER COLUMN "joined" DROP NOT NULL,
ADD CONSTRAINT "participants_pkey" PRIMARY KEY ("match_id", "number");

-- CreateTable
CREATE TABLE "blocks" (
    "blocker_id" UUID NOT NULL,
    "blocked_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "blocks_pkey" PRIMARY KEY ("blocker_id","blocked_id")
);

-- CreateTable
CREATE TABLE "wishes" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "game" TEXT NOT NULL,
    "seats" INTEGER NOT NULL,
    "pace" JSONB NOT NULL,
    "late" TEXT NOT NULL,
    "language" TEXT,
    "rated" BOOLEAN NOT NULL,
    "terms" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "wishes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "proposals" (
    "match_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "terms" JSONB NOT NULL,
    "seat" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "agreed" INTEGER[],
    "status" TEXT NOT NULL DEFAULT 'open',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "proposals_pkey" PRIMARY KEY ("match_id","number")
);

-- CreateTable
CREATE TABLE "standing_orders" (
    "match_id" UUID NOT NULL,
    "seat" INTEGER NOT NULL,
    "place" INTEGER NOT NULL,
    "question" TEXT,
    "move" JSONB NOT NULL,
    "conditions" JSONB NOT NULL,
    "stays" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "standing_orders_pkey" PRIMARY KEY ("match_id","seat","place")
);

-- CreateIndex
CREATE INDEX "blocks_blocked_id_idx" ON "blocks"("blocked_id");

-- CreateIndex
CREATE INDEX "wishes_terms_created_at_idx" ON "wishes"("terms", "created_at");

-- CreateIndex
CREATE INDEX "wishes_expires_at_idx" ON "wishes"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "wishes_account_id_terms_key" ON "wishes"("account_id", "terms");

-- CreateIndex
CREATE UNIQUE INDEX "matches_rematch_of_key" ON "matches"("rematch_of");

-- CreateIndex
CREATE UNIQUE INDEX "participants_match_id_account_id_key" ON "participants"("match_id", "account_id");

-- AddForeignKey
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_fkey" FOREIGN KEY ("blocker_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_fkey" FOREIGN KEY ("blocked_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "standing_orders" ADD CONSTRAINT "standing_orders_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand, for what Prisma's schema has no words.

-- What the server sees to by itself, seats to take over, and matches to give up: none of it by walking all matches.
CREATE INDEX "decisions_act_idx" ON "decisions"("act_at") WHERE act_at IS NOT NULL;
CREATE INDEX "participants_offered_idx" ON "participants"("offered_at") WHERE offered_at IS NOT NULL;
CREATE INDEX "matches_warn_idx" ON "matches"("warn_at") WHERE warn_at IS NOT NULL AND status IN ('open', 'running');
CREATE INDEX "matches_expires_idx" ON "matches"("expires_at") WHERE expires_at IS NOT NULL AND status IN ('open', 'running');
-- One proposal of a kind is open at a time.
CREATE UNIQUE INDEX "proposals_open_key" ON "proposals"("match_id", ("terms"->>'kind')) WHERE status = 'open';

-- Matches that were there before have as long as new ones.
UPDATE "matches" SET expires_at = now() + interval '28 days', warn_at = now() + interval '25 days' WHERE status = 'open';
UPDATE "matches" SET expires_at = now() + interval '180 days', warn_at = now() + interval '166 days'
WHERE status = 'running';
-- Seats that were given up.
UPDATE "participants" p SET left_at = e.at FROM "entries" e
WHERE e.match_id = p.match_id AND e.kind = 'resigned' AND (e.actor->>'seat')::int = p.seat;
