-- CreateTable
CREATE TABLE "person_reports" (
    "id" UUID NOT NULL,
    "reporter_id" UUID NOT NULL,
    "reported_id" UUID NOT NULL,
    "match_id" UUID,
    "why" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "person_reports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "person_reports_reporter_id_idx" ON "person_reports"("reporter_id");

-- CreateIndex
CREATE INDEX "person_reports_reported_id_idx" ON "person_reports"("reported_id");

-- AddForeignKey
ALTER TABLE "person_reports" ADD CONSTRAINT "person_reports_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "person_reports" ADD CONSTRAINT "person_reports_reported_id_fkey" FOREIGN KEY ("reported_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "person_reports" ADD CONSTRAINT "person_reports_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- By hand, for what Prisma's schema has no words.

-- One report of each reporter about each person waits; a later one takes its place.
CREATE UNIQUE INDEX "person_reports_open_key" ON "person_reports"("reporter_id", "reported_id") WHERE done_at IS NULL;
CREATE INDEX "person_reports_open_idx" ON "person_reports"("at", "id") WHERE done_at IS NULL;
