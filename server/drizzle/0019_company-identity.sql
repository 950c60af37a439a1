ALTER TABLE "companies" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "colour" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "emblem" text;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_name" ON "companies" USING btree ("game_id",lower("name"));