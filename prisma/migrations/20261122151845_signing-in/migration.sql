-- CreateTable
CREATE TABLE "sign_in_networks" (
    "account_id" UUID NOT NULL,
    "network" TEXT NOT NULL,
    "used_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_networks_pkey" PRIMARY KEY ("account_id","network")
);

-- CreateTable
CREATE TABLE "password_guesses" (
    "key" TEXT NOT NULL,
    "empty_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "password_guesses_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "password_guesses_empty_at_idx" ON "password_guesses"("empty_at");

-- AddForeignKey
ALTER TABLE "sign_in_networks" ADD CONSTRAINT "sign_in_networks_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
