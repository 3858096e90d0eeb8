-- AlterTable
ALTER TABLE "deliveries" ADD COLUMN     "subscription_id" UUID,
ADD COLUMN     "withdrawn_at" TIMESTAMPTZ(3),
ALTER COLUMN "webhook_id" DROP NOT NULL;

-- CreateTable
CREATE TABLE "push_subscriptions" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "endpoint_hash" TEXT NOT NULL,
    "service" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "kinds" JSONB NOT NULL DEFAULT '{}',
    "user_agent" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "push_subscriptions_session_id_key" ON "push_subscriptions"("session_id");

-- CreateIndex
CREATE UNIQUE INDEX "push_subscriptions_endpoint_hash_key" ON "push_subscriptions"("endpoint_hash");

-- CreateIndex
CREATE INDEX "push_subscriptions_account_id_idx" ON "push_subscriptions"("account_id");

-- CreateIndex
CREATE INDEX "deliveries_subscription_id_created_at_id_idx" ON "deliveries"("subscription_id", "created_at", "id");

-- AddForeignKey
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "push_subscriptions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand, for what Prisma's schema has no words.

ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_one_receiver" CHECK (num_nonnulls("webhook_id", "subscription_id") = 1);
-- What browsers show and may have to take away again.
CREATE INDEX "deliveries_shown_idx" ON "deliveries"("match_id") WHERE subscription_id IS NOT NULL AND status = 'delivered' AND withdrawn_at IS NULL;
