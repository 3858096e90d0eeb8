-- AlterTable
ALTER TABLE "participants" ADD COLUMN     "answer_times" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
