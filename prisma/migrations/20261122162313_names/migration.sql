-- CreateTable
CREATE TABLE "name_looks" (
    "look" TEXT NOT NULL,
    "account_id" UUID,
    "rests_until" TIMESTAMPTZ(3),

    CONSTRAINT "name_looks_pkey" PRIMARY KEY ("look")
);

-- CreateIndex
CREATE INDEX "name_looks_account_id_idx" ON "name_looks"("account_id");

-- AddForeignKey
ALTER TABLE "name_looks" ADD CONSTRAINT "name_looks_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
