-- AlterTable
ALTER TABLE "study_nodes" ADD COLUMN     "comment" TEXT;
