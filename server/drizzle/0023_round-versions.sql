DROP VIEW "results_in_force";--> statement-breakpoint
CREATE TABLE "round_versions" (
	"game_id" bigint NOT NULL,
	"round_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"epoch" integer NOT NULL,
	"practice" boolean NOT NULL,
	"previous_version" integer NOT NULL,
	"engine_version" text,
	"parameters" json NOT NULL,
	"market" json NOT NULL,
	"strategies" json,
	"inputs" text,
	"by_user" bigint,
	"reason" text DEFAULT '' NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "round_versions_game_id_round_id_version_pk" PRIMARY KEY("game_id","round_id","version"),
	CONSTRAINT "round_versions_state" CHECK ("state" in ('hidden', 'published', 'withdrawn', 'superseded')),
	CONSTRAINT "round_versions_number" CHECK ("version" >= 1)
);--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "publication" jsonb DEFAULT '{"mode":"immediate","delay":null,"opensNext":true}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "practice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "epoch" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "pause_message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "computed_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "opens_next" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Until now every quarter was computed once, and shown when it closed.
INSERT INTO "round_versions" ("game_id", "round_id", "version", "state", "epoch", "practice", "previous_version", "engine_version", "parameters", "market", "strategies", "computed_at", "published_at")
  SELECT "game_id", "id", 1, 'published', 1, false, case when "round_nb" = 2 then 0 else 1 end, "engine_version", "parameters", "market", "strategies",
    coalesce("closed_at", "opened_at"), coalesce("closed_at", "opened_at")
  FROM "rounds" WHERE "etat" = 0 AND "round_nb" > 1 AND "parameters" IS NOT NULL;--> statement-breakpoint
UPDATE "rounds" SET "state" = case "etat" when 1 then 'open' else 'published' end,
  "published_at" = case "etat" when 0 then coalesce("closed_at", "opened_at") end,
  "version" = case when "etat" = 0 and "round_nb" > 1 and "parameters" is not null then 1 else 0 end,
  "computed_version" = case when "etat" = 0 and "round_nb" > 1 and "parameters" is not null then 1 else 0 end;--> statement-breakpoint
ALTER TABLE "rounds" ALTER COLUMN "state" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quarter_results" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "quarter_results" ALTER COLUMN "version" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "quarter_results" ADD COLUMN "withdrawn_in_version" integer;--> statement-breakpoint
UPDATE "quarter_results" SET "withdrawn_in_version" = 1 WHERE "withdrawn_in_round" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "quarter_results" DROP CONSTRAINT "quarter_results_once";--> statement-breakpoint
ALTER TABLE "rounds" DROP COLUMN "engine_version";--> statement-breakpoint
ALTER TABLE "rounds" DROP COLUMN "parameters";--> statement-breakpoint
ALTER TABLE "rounds" DROP COLUMN "market";--> statement-breakpoint
ALTER TABLE "rounds" DROP COLUMN "strategies";--> statement-breakpoint
ALTER TABLE "quarter_results" ADD CONSTRAINT "quarter_results_once" UNIQUE("game_id","round_id","version","company_id");--> statement-breakpoint
ALTER TABLE "round_versions" ADD CONSTRAINT "round_versions_round" FOREIGN KEY ("game_id","round_id") REFERENCES "rounds"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "round_versions_published" ON "round_versions" USING btree ("game_id","round_id") WHERE "round_versions"."state" = 'published';--> statement-breakpoint
CREATE INDEX "rounds_due" ON "rounds" USING btree ("publish_at") WHERE "rounds"."publish_at" is not null;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_state" CHECK ("state" in ('open', 'hidden', 'published', 'superseded'));--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_open" CHECK (("etat" = 1) = ("state" = 'open'));--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_publish_at" CHECK ("publish_at" is null or "state" = 'hidden');--> statement-breakpoint
CREATE VIEW "results_shown" AS (select "quarter_results"."game_id", "quarter_results"."id", "quarter_results"."round_id", "quarter_results"."company_id", coalesce("quarter_results"."shown_rank", "quarter_results"."rank") as "rank", "quarter_results"."company_value", "quarter_results"."given", "quarter_results"."origins", "quarter_results"."decisions", "quarter_results"."result", "quarter_results"."state", "quarter_results"."statements", "quarter_results"."journal", "quarter_results"."seat_kind", "quarter_results"."version" from "quarter_results" inner join "rounds" on ("rounds"."game_id" = "quarter_results"."game_id" and "rounds"."id" = "quarter_results"."round_id" and "rounds"."version" = "quarter_results"."version") where "quarter_results"."withdrawn_in_round" is null);--> statement-breakpoint
CREATE VIEW "results_in_force" AS (select "quarter_results"."game_id", "quarter_results"."id", "quarter_results"."round_id", "quarter_results"."company_id", coalesce("quarter_results"."shown_rank", "quarter_results"."rank") as "rank", "quarter_results"."company_value", "quarter_results"."given", "quarter_results"."origins", "quarter_results"."decisions", "quarter_results"."result", "quarter_results"."state", "quarter_results"."statements", "quarter_results"."journal", "quarter_results"."seat_kind", "quarter_results"."version" from "quarter_results" inner join "rounds" on ("rounds"."game_id" = "quarter_results"."game_id" and "rounds"."id" = "quarter_results"."round_id" and "rounds"."computed_version" = "quarter_results"."version") where "quarter_results"."withdrawn_in_round" is null);
