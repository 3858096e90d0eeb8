-- CreateTable
CREATE TABLE "refused_invitations" (
    "digest" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "refused_invitations_pkey" PRIMARY KEY ("digest")
);

-- CreateIndex
CREATE INDEX "invitations_email_created_at_idx" ON "invitations"("email", "created_at");
