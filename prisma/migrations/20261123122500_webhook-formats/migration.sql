-- AlterTable
ALTER TABLE "webhooks" ADD COLUMN     "format" TEXT NOT NULL DEFAULT 'paquebot';
