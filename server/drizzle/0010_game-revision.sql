ALTER TABLE "games" ADD COLUMN "revision" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
INSERT INTO settings (key, value) VALUES ('catalogueRevision', '1');
