CREATE TABLE "company_approvals" (
	"game_id" bigint NOT NULL,
	"round_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_approvals_game_id_round_id_company_id_user_id_pk" PRIMARY KEY("game_id","round_id","company_id","user_id")
);--> statement-breakpoint
CREATE TABLE "company_minutes" (
	"game_id" bigint NOT NULL,
	"round_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	CONSTRAINT "company_minutes_game_id_round_id_company_id_user_id_minute_pk" PRIMARY KEY("game_id","round_id","company_id","user_id","minute")
);--> statement-breakpoint
CREATE TABLE "company_proposals" (
	"id" bigserial NOT NULL,
	"game_id" bigint NOT NULL,
	"round_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"title" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"decisions" jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"accepted_names" text[] DEFAULT '{}' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	CONSTRAINT "company_proposals_game_id_id_pk" PRIMARY KEY("game_id","id"),
	CONSTRAINT "company_proposals_state" CHECK ("state" in ('open', 'accepted', 'partly', 'declined'))
);--> statement-breakpoint
CREATE TABLE "decision_changes" (
	"id" bigserial NOT NULL,
	"game_id" bigint NOT NULL,
	"round_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"accepted_by" bigint,
	"key" text NOT NULL,
	"before" double precision,
	"after" double precision NOT NULL,
	"v" integer NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "decision_changes_game_id_id_pk" PRIMARY KEY("game_id","id"),
	CONSTRAINT "decision_changes_outcome" CHECK ("outcome" in ('kept', 'refused', 'proposal'))
);--> statement-breakpoint
CREATE TABLE "game_roles" (
	"game_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"areas" text[] NOT NULL,
	"submits" boolean NOT NULL,
	CONSTRAINT "game_roles_game_id_id_pk" PRIMARY KEY("game_id","id")
);--> statement-breakpoint
DROP VIEW "results_in_force";--> statement-breakpoint
ALTER TABLE "companies" DROP CONSTRAINT "companies_kind";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "company_locks" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "company_members" ADD COLUMN "role_ids" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_members" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "team_settings" jsonb;--> statement-breakpoint
ALTER TABLE "saved_decisions" ADD COLUMN "versions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "company_approvals" ADD CONSTRAINT "company_approvals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_approvals" ADD CONSTRAINT "company_approvals_round" FOREIGN KEY ("game_id","round_id") REFERENCES "rounds"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_approvals" ADD CONSTRAINT "company_approvals_of_company" FOREIGN KEY ("game_id","company_id") REFERENCES "companies"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_minutes" ADD CONSTRAINT "company_minutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_minutes" ADD CONSTRAINT "company_minutes_round" FOREIGN KEY ("game_id","round_id") REFERENCES "rounds"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_minutes" ADD CONSTRAINT "company_minutes_of_company" FOREIGN KEY ("game_id","company_id") REFERENCES "companies"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_proposals" ADD CONSTRAINT "company_proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_proposals" ADD CONSTRAINT "company_proposals_round" FOREIGN KEY ("game_id","round_id") REFERENCES "rounds"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_proposals" ADD CONSTRAINT "company_proposals_of_company" FOREIGN KEY ("game_id","company_id") REFERENCES "companies"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_changes" ADD CONSTRAINT "decision_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_changes" ADD CONSTRAINT "decision_changes_round" FOREIGN KEY ("game_id","round_id") REFERENCES "rounds"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_changes" ADD CONSTRAINT "decision_changes_of_company" FOREIGN KEY ("game_id","company_id") REFERENCES "companies"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_roles" ADD CONSTRAINT "game_roles_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_approvals_company" ON "company_approvals" USING btree ("game_id","company_id");--> statement-breakpoint
CREATE INDEX "company_approvals_user" ON "company_approvals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "company_minutes_company" ON "company_minutes" USING btree ("game_id","company_id");--> statement-breakpoint
CREATE INDEX "company_minutes_user" ON "company_minutes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "company_proposals_id" ON "company_proposals" USING btree ("id");--> statement-breakpoint
CREATE INDEX "company_proposals_of_quarter" ON "company_proposals" USING btree ("game_id","company_id","round_id");--> statement-breakpoint
CREATE INDEX "company_proposals_user" ON "company_proposals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "decision_changes_of_quarter" ON "decision_changes" USING btree ("game_id","company_id","round_id");--> statement-breakpoint
CREATE INDEX "decision_changes_user" ON "decision_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "game_roles_id" ON "game_roles" USING btree ("id");--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_code" UNIQUE("game_id","code");--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_kind" CHECK ("kind" in ('human', 'vacant', 'out'));--> statement-breakpoint
CREATE VIEW "results_in_force" AS (select "game_id", "id", "round_id", "company_id", coalesce("shown_rank", "rank") as "rank", "company_value", "given", "origins", "decisions", "result", "state", "statements", "journal", "seat_kind" from "quarter_results" where "withdrawn_in_round" is null);--> statement-breakpoint
-- Members of earlier versions joined by an act of their own: whom staff seat from now on keeps the inviter.
UPDATE "invitations" SET "invited_by" = NULL FROM "company_members"
  WHERE "company_members"."game_id" = "invitations"."game_id" AND "company_members"."user_id" = "invitations"."user_id";
