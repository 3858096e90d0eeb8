-- What the development inbox has caught so far holds links that sign people in, readable for whoever reads the files.
DELETE FROM "caught_mails";
ALTER TABLE "caught_mails" RENAME COLUMN "raw" TO "sealed";
