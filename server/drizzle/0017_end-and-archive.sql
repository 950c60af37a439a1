ALTER TABLE "games" ADD COLUMN "nb_turns_before_end" integer;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "archived_at" timestamp with time zone;