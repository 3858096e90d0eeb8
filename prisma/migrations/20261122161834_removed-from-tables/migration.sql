-- AlterTable
ALTER TABLE "matches" ADD COLUMN     "removed" JSONB NOT NULL DEFAULT '[]';
