-- DropForeignKey
ALTER TABLE "requests" DROP CONSTRAINT "requests_match_id_fkey";

-- DropTable
DROP TABLE "requests";

-- CreateTable
CREATE TABLE "keyed_requests" (
    "scope" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "locked_until" TIMESTAMPTZ(3),
    "status" INTEGER,
    "made" JSONB,

    CONSTRAINT "keyed_requests_pkey" PRIMARY KEY ("scope","key")
);

-- CreateIndex
CREATE INDEX "keyed_requests_at_idx" ON "keyed_requests"("at");
