-- AlterTable
ALTER TABLE "accounts" ADD COLUMN     "calendar_made_at" TIMESTAMPTZ(3),
ADD COLUMN     "calendar_used_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "webhooks" ADD COLUMN     "used_at" TIMESTAMPTZ(3);
