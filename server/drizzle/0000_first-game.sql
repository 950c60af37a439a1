CREATE TABLE "companies" (
	"id" serial PRIMARY KEY NOT NULL,
	"game_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_player" UNIQUE("game_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"impact" jsonb,
	"event_date" text,
	"effects" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "events_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "game_administrators" (
	"game_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "game_administrators_game_id_user_id_pk" PRIMARY KEY("game_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "game_criteria" (
	"id" serial PRIMARY KEY NOT NULL,
	"game_id" integer NOT NULL,
	"name" text NOT NULL,
	"coefficient" double precision NOT NULL,
	CONSTRAINT "game_criteria_name" UNIQUE("game_id","name")
);
--> statement-breakpoint
CREATE TABLE "game_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"game_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"nb_tour" integer NOT NULL,
	"nb_trimestre" integer NOT NULL,
	"privacy" boolean DEFAULT true NOT NULL,
	"frequency" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "game_events_once" UNIQUE("game_id","event_id","nb_tour")
);
--> statement-breakpoint
CREATE TABLE "games" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"private" boolean DEFAULT false NOT NULL,
	"nb_turns" integer,
	"level_max" integer DEFAULT 4 NOT NULL,
	"level_game" integer,
	"phase" text DEFAULT 'Lancement' NOT NULL,
	"type_passage" integer DEFAULT 0 NOT NULL,
	"hour" integer,
	"product_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "games_nb_turns" CHECK ("nb_turns" between 1 and 100),
	CONSTRAINT "games_level" CHECK ("level_game" between 1 and "level_max")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"game_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_game_id_user_id_pk" PRIMARY KEY("game_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "item_descriptions" (
	"id" serial PRIMARY KEY NOT NULL,
	"item_id" integer NOT NULL,
	"description1" text DEFAULT '' NOT NULL,
	"description2" text DEFAULT '' NOT NULL,
	"description3" text DEFAULT '' NOT NULL,
	CONSTRAINT "item_descriptions_item_id_unique" UNIQUE("item_id")
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text,
	"name" text NOT NULL,
	"menu_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "items_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "login_names" (
	"name" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text,
	"name" text NOT NULL,
	"title" text,
	"icon" text,
	"link" text,
	"link_parent" text,
	"badge" text,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "menus_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"type_of_market" jsonb,
	"evolution" jsonb,
	"dimension" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quarter_results" (
	"id" serial PRIMARY KEY NOT NULL,
	"round_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"rank" integer NOT NULL,
	"company_value" bigint NOT NULL,
	"given" json NOT NULL,
	"origins" json NOT NULL,
	"decisions" json NOT NULL,
	"result" json NOT NULL,
	"state" json NOT NULL,
	"statements" json NOT NULL,
	"journal" json NOT NULL,
	CONSTRAINT "quarter_results_once" UNIQUE("round_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"family" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "refresh_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"id" serial PRIMARY KEY NOT NULL,
	"game_id" integer NOT NULL,
	"round_nb" integer NOT NULL,
	"etat" integer NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"engine_version" text,
	"parameters" json,
	"market" json,
	CONSTRAINT "rounds_number" UNIQUE("game_id","round_nb"),
	CONSTRAINT "rounds_etat" CHECK ("etat" in (0, 1)),
	CONSTRAINT "rounds_number_positive" CHECK ("round_nb" >= 1)
);
--> statement-breakpoint
CREATE TABLE "saved_decisions" (
	"company_id" integer NOT NULL,
	"round_id" integer NOT NULL,
	"area" text NOT NULL,
	"draft" boolean NOT NULL,
	"values" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_decisions_round_id_company_id_area_draft_pk" PRIMARY KEY("round_id","company_id","area","draft")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"session_version" integer DEFAULT 1 NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"display_name" text DEFAULT '' NOT NULL,
	"age" integer,
	"sexe" integer,
	"image" text NOT NULL,
	"role" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_administrators" ADD CONSTRAINT "game_administrators_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_administrators" ADD CONSTRAINT "game_administrators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_criteria" ADD CONSTRAINT "game_criteria_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_events" ADD CONSTRAINT "game_events_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_events" ADD CONSTRAINT "game_events_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_descriptions" ADD CONSTRAINT "item_descriptions_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_menu_id_menus_id_fk" FOREIGN KEY ("menu_id") REFERENCES "menus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_names" ADD CONSTRAINT "login_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quarter_results" ADD CONSTRAINT "quarter_results_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quarter_results" ADD CONSTRAINT "quarter_results_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_decisions" ADD CONSTRAINT "saved_decisions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_decisions" ADD CONSTRAINT "saved_decisions_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "companies_user" ON "companies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "game_administrators_user" ON "game_administrators" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "invitations_user" ON "invitations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "login_names_user" ON "login_names" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "quarter_results_company" ON "quarter_results" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_family" ON "refresh_tokens" USING btree ("family");--> statement-breakpoint
CREATE INDEX "refresh_tokens_user" ON "refresh_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rounds_one_active" ON "rounds" USING btree ("game_id") WHERE "rounds"."etat" = 1;--> statement-breakpoint
CREATE INDEX "saved_decisions_company" ON "saved_decisions" USING btree ("company_id");