CREATE TABLE "announcements" (
	"game_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"audience" text NOT NULL,
	"company_id" bigint,
	"text" text NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"projected" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"announced_at" timestamp with time zone,
	"by_user" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "announcements_game_id_id_pk" PRIMARY KEY("game_id","id"),
	CONSTRAINT "announcements_audience" CHECK ("audience" in ('game', 'company', 'staff')),
	CONSTRAINT "announcements_company_given" CHECK (("audience" = 'company') = ("company_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "company_consents" (
	"game_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "company_consents_game_id_company_id_pk" PRIMARY KEY("game_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "debrief_notes" (
	"game_id" bigint NOT NULL,
	"round_id" bigint NOT NULL,
	"text" text NOT NULL,
	"user_id" bigint,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "debrief_notes_game_id_round_id_pk" PRIMARY KEY("game_id","round_id")
);
--> statement-breakpoint
CREATE TABLE "game_plans" (
	"game_id" bigint PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"first_at" timestamp with time zone,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL,
	"step" integer,
	"step_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "guide_progress" (
	"game_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"step" integer NOT NULL,
	CONSTRAINT "guide_progress_game_id_user_id_pk" PRIMARY KEY("game_id","user_id"),
	CONSTRAINT "guide_progress_step" CHECK ("step" between 0 and 7)
);
--> statement-breakpoint
CREATE TABLE "journals" (
	"game_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"round_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"before" text DEFAULT '' NOT NULL,
	"after" text DEFAULT '' NOT NULL,
	"change" text DEFAULT '' NOT NULL,
	"demande" bigint,
	"liquidites" bigint,
	"resultat_net" bigint,
	"authors" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revs" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"frozen_at" timestamp with time zone,
	CONSTRAINT "journals_game_id_company_id_round_id_version_pk" PRIMARY KEY("game_id","company_id","round_id","version")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"game_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"company_id" bigint NOT NULL,
	"thread" text NOT NULL,
	"user_id" bigint,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "messages_game_id_id_pk" PRIMARY KEY("game_id","id")
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"mail" text NOT NULL,
	CONSTRAINT "notification_preferences_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"user_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"game_id" bigint,
	"kind" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "notifications_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "thread_reads" (
	"game_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"thread" text NOT NULL,
	"user_id" bigint NOT NULL,
	"up_to" bigint NOT NULL,
	CONSTRAINT "thread_reads_game_id_company_id_thread_user_id_pk" PRIMARY KEY("game_id","company_id","thread","user_id")
);
--> statement-breakpoint
CREATE TABLE "unsubscribe_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stream_events" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "debrief_for_players" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "journal_read_from" integer DEFAULT 1;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "team_threads_open_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_company" FOREIGN KEY ("game_id","company_id") REFERENCES "companies"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_consents" ADD CONSTRAINT "company_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_consents" ADD CONSTRAINT "company_consents_company" FOREIGN KEY ("game_id","company_id") REFERENCES "companies"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debrief_notes" ADD CONSTRAINT "debrief_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debrief_notes" ADD CONSTRAINT "debrief_notes_round" FOREIGN KEY ("game_id","round_id") REFERENCES "rounds"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_plans" ADD CONSTRAINT "game_plans_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_progress" ADD CONSTRAINT "guide_progress_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guide_progress" ADD CONSTRAINT "guide_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journals" ADD CONSTRAINT "journals_company" FOREIGN KEY ("game_id","company_id") REFERENCES "companies"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journals" ADD CONSTRAINT "journals_round" FOREIGN KEY ("game_id","round_id") REFERENCES "rounds"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_company" FOREIGN KEY ("game_id","company_id") REFERENCES "companies"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_company" FOREIGN KEY ("game_id","company_id") REFERENCES "companies"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unsubscribe_tokens" ADD CONSTRAINT "unsubscribe_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcements_id" ON "announcements" USING btree ("id");--> statement-breakpoint
CREATE INDEX "announcements_due" ON "announcements" USING btree ("at") WHERE "announcements"."announced_at" is null and "announcements"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "guide_progress_user" ON "guide_progress" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "journals_of_round" ON "journals" USING btree ("game_id","round_id");--> statement-breakpoint
CREATE INDEX "messages_of_thread" ON "messages" USING btree ("game_id","company_id","thread","id");--> statement-breakpoint
CREATE INDEX "messages_of_user" ON "messages" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "notifications_game" ON "notifications" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "notifications_unmailed" ON "notifications" USING btree ("at") WHERE "notifications"."mailed_at" is null and "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "thread_reads_user" ON "thread_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "unsubscribe_tokens_user" ON "unsubscribe_tokens" USING btree ("user_id");