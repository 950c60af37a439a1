ALTER TABLE "mails" ADD COLUMN "counted_as" text;--> statement-breakpoint
CREATE INDEX "mails_counted" ON "mails" USING btree ("counted_as","created_at");