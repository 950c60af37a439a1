CREATE TABLE "open_streams" (
	"process" text NOT NULL,
	"game_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "open_streams_game_id_user_id_process_pk" PRIMARY KEY("game_id","user_id","process")
);
--> statement-breakpoint
ALTER TABLE "stream_events" DROP CONSTRAINT "stream_events_game_id_games_id_fk";
--> statement-breakpoint
DROP INDEX "stream_events_game";--> statement-breakpoint
ALTER TABLE "stream_events" ALTER COLUMN "game_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stream_events" ADD COLUMN "position" bigint;--> statement-breakpoint
CREATE INDEX "stream_events_unpublished" ON "stream_events" USING btree ("id") WHERE "stream_events"."position" is null;--> statement-breakpoint
CREATE INDEX "stream_events_game" ON "stream_events" USING btree ("game_id","position");--> statement-breakpoint
ALTER TABLE "stream_events" ADD CONSTRAINT "stream_events_position" UNIQUE("position");