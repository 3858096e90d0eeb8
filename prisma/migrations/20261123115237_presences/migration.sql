-- CreateTable
CREATE TABLE "presences" (
    "account_id" UUID NOT NULL,
    "match_id" UUID NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "presences_pkey" PRIMARY KEY ("account_id","match_id")
);

-- CreateIndex
CREATE INDEX "presences_until_idx" ON "presences"("until");

-- AddForeignKey
ALTER TABLE "presences" ADD CONSTRAINT "presences_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "presences" ADD CONSTRAINT "presences_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
