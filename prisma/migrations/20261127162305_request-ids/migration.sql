-- AlterTable
ALTER TABLE "origins" ADD COLUMN     "request_id" UUID;
