CREATE TABLE "training_players" (
	"training_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "training_players_training_id_user_id_pk" PRIMARY KEY("training_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "trainings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"name" text NOT NULL,
	"phase" text NOT NULL,
	"level_game" integer NOT NULL,
	"nb_turns" integer NOT NULL,
	"computers" jsonb NOT NULL,
	"product_id" bigint,
	"seed" integer NOT NULL,
	"open" boolean NOT NULL,
	"attempts_max" integer,
	"until" timestamp with time zone,
	"counts" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trainings_nb_turns" CHECK ("nb_turns" between 1 and 100),
	CONSTRAINT "trainings_seed" CHECK ("seed" between 1 and 2147483646),
	CONSTRAINT "trainings_attempts" CHECK ("attempts_max" >= 1)
);
--> statement-breakpoint
DROP VIEW "results_in_force";--> statement-breakpoint
DROP VIEW "results_shown";--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "absence" text DEFAULT 'carry' NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "solo_player_id" bigint;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "training_id" bigint;--> statement-breakpoint
ALTER TABLE "quarter_results" ADD COLUMN "human_rank" integer;--> statement-breakpoint
UPDATE "quarter_results" SET "human_rank" = "ranked"."place"
FROM (
	SELECT "played"."game_id", "played"."id", rank() OVER (PARTITION BY "played"."game_id", "played"."round_id", "played"."version" ORDER BY coalesce("shown_rank", "rank")) AS "place"
	FROM "quarter_results" "played" JOIN "rounds" ON "rounds"."game_id" = "played"."game_id" AND "rounds"."id" = "played"."round_id"
	WHERE "seat_kind" = 'human' AND ("withdrawn_in_round" IS NULL OR "withdrawn_in_round" > "round_nb" + 1)
) "ranked"
WHERE "quarter_results"."game_id" = "ranked"."game_id" AND "quarter_results"."id" = "ranked"."id";--> statement-breakpoint
ALTER TABLE "training_players" ADD CONSTRAINT "training_players_training_id_trainings_id_fk" FOREIGN KEY ("training_id") REFERENCES "trainings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_players" ADD CONSTRAINT "training_players_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "training_players_user" ON "training_players" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "trainings_owner" ON "trainings" USING btree ("owner_id");--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_solo_player_id_users_id_fk" FOREIGN KEY ("solo_player_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_training_id_trainings_id_fk" FOREIGN KEY ("training_id") REFERENCES "trainings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "games_solo_player" ON "games" USING btree ("solo_player_id");--> statement-breakpoint
CREATE UNIQUE INDEX "games_training_player" ON "games" USING btree ("training_id","solo_player_id") WHERE "training_id" is not null;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_absence" CHECK ("absence" in ('carry', 'computer'));--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_training" CHECK ("training_id" is null or "solo_player_id" is not null);--> statement-breakpoint
CREATE VIEW "results_in_force" AS (select "quarter_results"."game_id", "quarter_results"."id", "quarter_results"."round_id", "quarter_results"."company_id", coalesce("quarter_results"."shown_rank", "quarter_results"."rank") as "rank", "quarter_results"."human_rank", "quarter_results"."company_value", "quarter_results"."given", "quarter_results"."origins", "quarter_results"."decisions", "quarter_results"."result", "quarter_results"."state", "quarter_results"."statements", "quarter_results"."journal", "quarter_results"."seat_kind", "quarter_results"."version" from "quarter_results" inner join "rounds" on ("rounds"."game_id" = "quarter_results"."game_id" and "rounds"."id" = "quarter_results"."round_id" and "rounds"."computed_version" = "quarter_results"."version") where "quarter_results"."withdrawn_in_round" is null);--> statement-breakpoint
CREATE VIEW "results_shown" AS (select "quarter_results"."game_id", "quarter_results"."id", "quarter_results"."round_id", "quarter_results"."company_id", coalesce("quarter_results"."shown_rank", "quarter_results"."rank") as "rank", "quarter_results"."human_rank", "quarter_results"."company_value", "quarter_results"."given", "quarter_results"."origins", "quarter_results"."decisions", "quarter_results"."result", "quarter_results"."state", "quarter_results"."statements", "quarter_results"."journal", "quarter_results"."seat_kind", "quarter_results"."version" from "quarter_results" inner join "rounds" on ("rounds"."game_id" = "quarter_results"."game_id" and "rounds"."id" = "quarter_results"."round_id" and "rounds"."version" = "quarter_results"."version") where "quarter_results"."withdrawn_in_round" is null);