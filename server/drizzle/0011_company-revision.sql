ALTER TABLE "companies" ADD COLUMN "revision" bigint DEFAULT 1 NOT NULL;
