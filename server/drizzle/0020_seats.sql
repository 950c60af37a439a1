-- A company is not a user any more: who decides in it is told by its members, and its place in the game by its seat.
-- Ids become 64 bits wide, and everything of a game is found by the game's id first.
CREATE TABLE "seats_before" AS
  SELECT 'companies' AS "part", "game_id", count(*) AS "rows", 0::numeric AS "value" FROM "companies" GROUP BY "game_id"
  UNION ALL
  SELECT 'rounds', "game_id", count(*), 0 FROM "rounds" GROUP BY "game_id"
  UNION ALL
  SELECT 'results', "rounds"."game_id", count(*), sum("company_value")
    FROM "quarter_results" JOIN "rounds" ON "rounds"."id" = "round_id" GROUP BY "rounds"."game_id"
  UNION ALL
  SELECT 'decisions', "rounds"."game_id", count(*), 0
    FROM "saved_decisions" JOIN "rounds" ON "rounds"."id" = "round_id" GROUP BY "rounds"."game_id"
  UNION ALL
  SELECT 'locks', "rounds"."game_id", count(*), 0
    FROM "company_locks" JOIN "rounds" ON "rounds"."id" = "round_id" GROUP BY "rounds"."game_id";--> statement-breakpoint
DROP VIEW "results_in_force";--> statement-breakpoint
ALTER TABLE "company_locks" DROP CONSTRAINT "company_locks_round_id_rounds_id_fk", DROP CONSTRAINT "company_locks_company_id_companies_id_fk";--> statement-breakpoint
ALTER TABLE "quarter_results" DROP CONSTRAINT "quarter_results_round_id_rounds_id_fk", DROP CONSTRAINT "quarter_results_company_id_companies_id_fk";--> statement-breakpoint
ALTER TABLE "saved_decisions" DROP CONSTRAINT "saved_decisions_round_id_rounds_id_fk", DROP CONSTRAINT "saved_decisions_company_id_companies_id_fk";--> statement-breakpoint
ALTER TABLE "stream_events" DROP CONSTRAINT "stream_events_company_id_companies_id_fk";--> statement-breakpoint
ALTER TABLE "audit_entries" ALTER COLUMN "game_id" TYPE bigint, ALTER COLUMN "id" TYPE bigint, ALTER COLUMN "user_id" TYPE bigint;--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "game_id" TYPE bigint, ALTER COLUMN "id" TYPE bigint, ALTER COLUMN "user_id" TYPE bigint;--> statement-breakpoint
ALTER TABLE "company_locks" ALTER COLUMN "company_id" TYPE bigint, ALTER COLUMN "round_id" TYPE bigint;--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "id" TYPE bigint;--> statement-breakpoint
ALTER TABLE "external_identities" ALTER COLUMN "user_id" TYPE bigint;--> statement-breakpoint
ALTER TABLE "game_administrators" ALTER COLUMN "game_id" TYPE bigint, ALTER COLUMN "user_id" TYPE bigint;--> statement-breakpoint
ALTER TABLE "game_criteria" ALTER COLUMN "game_id" TYPE bigint, ALTER COLUMN "id" TYPE bigint;--> statement-breakpoint
ALTER TABLE "game_events" ALTER COLUMN "event_id" TYPE bigint, ALTER COLUMN "game_id" TYPE bigint, ALTER COLUMN "id" TYPE bigint;--> statement-breakpoint
ALTER TABLE "games" ALTER COLUMN "id" TYPE bigint, ALTER COLUMN "product_id" TYPE bigint;--> statement-breakpoint
ALTER TABLE "invitations" ALTER COLUMN "game_id" TYPE bigint, ALTER COLUMN "invited_by" TYPE bigint, ALTER COLUMN "user_id" TYPE bigint;--> statement-breakpoint
ALTER TABLE "item_descriptions" ALTER COLUMN "id" TYPE bigint, ALTER COLUMN "item_id" TYPE bigint;--> statement-breakpoint
ALTER TABLE "items" ALTER COLUMN "id" TYPE bigint, ALTER COLUMN "menu_id" TYPE bigint;--> statement-breakpoint
ALTER TABLE "join_requests" ALTER COLUMN "game_id" TYPE bigint, ALTER COLUMN "user_id" TYPE bigint;--> statement-breakpoint
ALTER TABLE "login_names" ALTER COLUMN "user_id" TYPE bigint;--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "id" TYPE bigint, ALTER COLUMN "user_id" TYPE bigint;--> statement-breakpoint
ALTER TABLE "media_objects" ALTER COLUMN "id" TYPE bigint, ALTER COLUMN "user_id" TYPE bigint;--> statement-breakpoint
ALTER TABLE "menus" ALTER COLUMN "id" TYPE bigint;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ALTER COLUMN "user_id" TYPE bigint;--> statement-breakpoint
ALTER TABLE "open_streams" ALTER COLUMN "game_id" TYPE bigint, ALTER COLUMN "user_id" TYPE bigint;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "id" TYPE bigint, ALTER COLUMN "media_id" TYPE bigint;--> statement-breakpoint
ALTER TABLE "quarter_results" ALTER COLUMN "company_id" TYPE bigint, ALTER COLUMN "id" TYPE bigint, ALTER COLUMN "round_id" TYPE bigint;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ALTER COLUMN "id" TYPE bigint, ALTER COLUMN "user_id" TYPE bigint;--> statement-breakpoint
ALTER TABLE "rounds" ALTER COLUMN "game_id" TYPE bigint, ALTER COLUMN "id" TYPE bigint;--> statement-breakpoint
ALTER TABLE "saved_decisions" ALTER COLUMN "company_id" TYPE bigint, ALTER COLUMN "round_id" TYPE bigint;--> statement-breakpoint
ALTER TABLE "scheduled_passes" ALTER COLUMN "game_id" TYPE bigint, ALTER COLUMN "id" TYPE bigint;--> statement-breakpoint
ALTER TABLE "stream_events" ALTER COLUMN "company_id" TYPE bigint, ALTER COLUMN "game_id" TYPE bigint, ALTER COLUMN "id" TYPE bigint;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "id" TYPE bigint, ALTER COLUMN "responsible_id" TYPE bigint;--> statement-breakpoint
ALTER SEQUENCE "companies_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "events_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "game_criteria_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "game_events_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "games_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "item_descriptions_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "items_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "menus_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "products_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "quarter_results_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "refresh_tokens_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "rounds_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "users_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "stream_events_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "scheduled_passes_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "mails_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "media_objects_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "audit_entries_id_seq" AS bigint;--> statement-breakpoint
ALTER TABLE "game_criteria" DROP CONSTRAINT "game_criteria_pkey";--> statement-breakpoint
ALTER TABLE "game_criteria" ADD CONSTRAINT "game_criteria_game_id_id_pk" PRIMARY KEY ("game_id", "id");--> statement-breakpoint
ALTER TABLE "rounds" DROP CONSTRAINT "rounds_pkey";--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_game_id_id_pk" PRIMARY KEY ("game_id", "id");--> statement-breakpoint
ALTER TABLE "game_events" DROP CONSTRAINT "game_events_pkey";--> statement-breakpoint
ALTER TABLE "game_events" ADD CONSTRAINT "game_events_game_id_id_pk" PRIMARY KEY ("game_id", "id");--> statement-breakpoint
ALTER TABLE "scheduled_passes" DROP CONSTRAINT "scheduled_passes_pkey";--> statement-breakpoint
ALTER TABLE "scheduled_passes" ADD CONSTRAINT "scheduled_passes_game_id_id_pk" PRIMARY KEY ("game_id", "id");--> statement-breakpoint
ALTER TABLE "companies" DROP CONSTRAINT "companies_pkey";--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_game_id_id_pk" PRIMARY KEY ("game_id", "id");--> statement-breakpoint
ALTER TABLE "stream_events" DROP CONSTRAINT "stream_events_pkey";--> statement-breakpoint
ALTER TABLE "quarter_results" DROP CONSTRAINT "quarter_results_pkey";--> statement-breakpoint
CREATE TABLE "company_members" (
	"game_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text DEFAULT 'member' NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "company_members_game_id_id_pk" PRIMARY KEY("game_id","id"),
	CONSTRAINT "company_members_kind" CHECK ("kind" in ('member', 'observer'))
);--> statement-breakpoint
INSERT INTO "company_members" ("game_id", "company_id", "user_id", "since")
  SELECT "game_id", "id", "user_id", "created_at" FROM "companies" ORDER BY "id";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "seat" integer;--> statement-breakpoint
UPDATE "companies" SET "seat" = "places"."seat"
FROM (SELECT "id", row_number() OVER (PARTITION BY "game_id" ORDER BY "id") AS "seat" FROM "companies") AS "places"
WHERE "companies"."id" = "places"."id";--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "seat" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" DROP CONSTRAINT "companies_player", DROP COLUMN "user_id";--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "next_seat" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE "games" SET "next_seat" = 1 + (SELECT count(*) FROM "companies" WHERE "game_id" = "games"."id");--> statement-breakpoint
ALTER TABLE "quarter_results" ADD COLUMN "game_id" bigint;--> statement-breakpoint
UPDATE "quarter_results" SET "game_id" = "rounds"."game_id" FROM "rounds" WHERE "rounds"."id" = "round_id";--> statement-breakpoint
ALTER TABLE "quarter_results" ALTER COLUMN "game_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_decisions" ADD COLUMN "game_id" bigint;--> statement-breakpoint
UPDATE "saved_decisions" SET "game_id" = "rounds"."game_id" FROM "rounds" WHERE "rounds"."id" = "round_id";--> statement-breakpoint
ALTER TABLE "saved_decisions" ALTER COLUMN "game_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "company_locks" ADD COLUMN "game_id" bigint;--> statement-breakpoint
UPDATE "company_locks" SET "game_id" = "rounds"."game_id" FROM "rounds" WHERE "rounds"."id" = "round_id";--> statement-breakpoint
ALTER TABLE "company_locks" ALTER COLUMN "game_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quarter_results" ADD COLUMN "seat_kind" text DEFAULT 'human' NOT NULL;--> statement-breakpoint
ALTER TABLE "quarter_results" ALTER COLUMN "seat_kind" DROP DEFAULT;--> statement-breakpoint
UPDATE "stream_events" SET "game_id" = 0 WHERE "game_id" IS NULL;--> statement-breakpoint
ALTER TABLE "stream_events" ALTER COLUMN "game_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quarter_results" DROP CONSTRAINT "quarter_results_once", ADD CONSTRAINT "quarter_results_game_id_id_pk" PRIMARY KEY ("game_id", "id"), ADD CONSTRAINT "quarter_results_once" UNIQUE ("game_id", "round_id", "company_id");--> statement-breakpoint
ALTER TABLE "saved_decisions" DROP CONSTRAINT "saved_decisions_round_id_company_id_area_draft_pk", ADD CONSTRAINT "saved_decisions_game_id_round_id_company_id_area_draft_pk" PRIMARY KEY ("game_id", "round_id", "company_id", "area", "draft");--> statement-breakpoint
ALTER TABLE "company_locks" DROP CONSTRAINT "company_locks_round_id_company_id_pk", ADD CONSTRAINT "company_locks_game_id_round_id_company_id_pk" PRIMARY KEY ("game_id", "round_id", "company_id");--> statement-breakpoint
ALTER TABLE "stream_events" DROP CONSTRAINT "stream_events_position", ADD CONSTRAINT "stream_events_game_id_id_pk" PRIMARY KEY ("game_id", "id");--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_seat" UNIQUE ("game_id", "seat");--> statement-breakpoint
DROP INDEX "stream_events_game";--> statement-breakpoint
ALTER TABLE "stream_events" ADD CONSTRAINT "stream_events_of_game" UNIQUE ("game_id", "position");--> statement-breakpoint
DROP INDEX "quarter_results_company";--> statement-breakpoint
DROP INDEX "saved_decisions_company";--> statement-breakpoint
DROP INDEX "company_locks_company";--> statement-breakpoint
CREATE INDEX "companies_id" ON "companies" USING btree ("id");--> statement-breakpoint
CREATE INDEX "company_locks_company" ON "company_locks" USING btree ("game_id","company_id");--> statement-breakpoint
CREATE INDEX "company_members_of_company" ON "company_members" USING btree ("game_id","company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_members_current" ON "company_members" USING btree ("game_id","user_id") WHERE "until" is null;--> statement-breakpoint
CREATE INDEX "company_members_user" ON "company_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "game_events_id" ON "game_events" USING btree ("id");--> statement-breakpoint
CREATE INDEX "quarter_results_company" ON "quarter_results" USING btree ("game_id","company_id");--> statement-breakpoint
CREATE INDEX "rounds_id" ON "rounds" USING btree ("id");--> statement-breakpoint
CREATE INDEX "saved_decisions_company" ON "saved_decisions" USING btree ("game_id","company_id");--> statement-breakpoint
CREATE INDEX "scheduled_passes_id" ON "scheduled_passes" USING btree ("id");--> statement-breakpoint
CREATE INDEX "stream_events_position" ON "stream_events" USING btree ("position");--> statement-breakpoint
ALTER TABLE "company_locks" ADD CONSTRAINT "company_locks_round" FOREIGN KEY ("game_id","round_id") REFERENCES "rounds"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_locks" ADD CONSTRAINT "company_locks_of_company" FOREIGN KEY ("game_id","company_id") REFERENCES "companies"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company" FOREIGN KEY ("game_id","company_id") REFERENCES "companies"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quarter_results" ADD CONSTRAINT "quarter_results_round" FOREIGN KEY ("game_id","round_id") REFERENCES "rounds"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quarter_results" ADD CONSTRAINT "quarter_results_of_company" FOREIGN KEY ("game_id","company_id") REFERENCES "companies"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_decisions" ADD CONSTRAINT "saved_decisions_round" FOREIGN KEY ("game_id","round_id") REFERENCES "rounds"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_decisions" ADD CONSTRAINT "saved_decisions_of_company" FOREIGN KEY ("game_id","company_id") REFERENCES "companies"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_events" ADD CONSTRAINT "stream_events_company" FOREIGN KEY ("game_id","company_id") REFERENCES "companies"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE VIEW "results_in_force" AS (select "game_id", "id", "round_id", "company_id", coalesce("shown_rank", "rank") as "rank", "company_value", "given", "origins", "decisions", "result", "state", "statements", "journal" from "quarter_results" where "withdrawn_in_round" is null);--> statement-breakpoint
CREATE TABLE "seats_after" AS
  SELECT 'companies' AS "part", "game_id", count(*) AS "rows", 0::numeric AS "value" FROM "company_members" GROUP BY "game_id"
  UNION ALL
  SELECT 'rounds', "game_id", count(*), 0 FROM "rounds" GROUP BY "game_id"
  UNION ALL
  SELECT 'results', "game_id", count(*), sum("company_value") FROM "quarter_results" GROUP BY "game_id"
  UNION ALL
  SELECT 'decisions', "game_id", count(*), 0 FROM "saved_decisions" GROUP BY "game_id"
  UNION ALL
  SELECT 'locks', "game_id", count(*), 0 FROM "company_locks" GROUP BY "game_id";--> statement-breakpoint
-- Nothing may be lost: a difference ends the migration, and everything is as it was before.
DO $$ BEGIN
  IF EXISTS (SELECT * FROM "seats_before" EXCEPT SELECT * FROM "seats_after")
    OR EXISTS (SELECT * FROM "seats_after" EXCEPT SELECT * FROM "seats_before") THEN
    RAISE EXCEPTION 'the seats of games do not contain what their companies contained';
  END IF;
END $$;--> statement-breakpoint
DROP TABLE "seats_before", "seats_after";