-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "generation" INTEGER,
ALTER COLUMN "refresh_hash" DROP NOT NULL,
ADD CONSTRAINT "sessions_renewed_one_way" CHECK (("refresh_hash" IS NULL) <> ("generation" IS NULL));
