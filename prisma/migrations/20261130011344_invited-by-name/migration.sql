-- AlterTable
ALTER TABLE "invitations" ADD COLUMN     "by_name" BOOLEAN NOT NULL DEFAULT false;
