ALTER TABLE "games" ADD COLUMN "retention_months" integer;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "erase_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_retention" CHECK ("retention_months" between 1 and 120);