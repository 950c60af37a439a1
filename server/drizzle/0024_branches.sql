CREATE TABLE "branch_results" (
	"game_id" bigint NOT NULL,
	"branch_id" bigint NOT NULL,
	"quarter" integer NOT NULL,
	"company_id" bigint NOT NULL,
	"rank" integer NOT NULL,
	"company_value" bigint NOT NULL,
	"documents" json NOT NULL,
	CONSTRAINT "branch_results_game_id_branch_id_quarter_company_id_pk" PRIMARY KEY("game_id","branch_id","quarter","company_id")
);
--> statement-breakpoint
CREATE TABLE "branches" (
	"game_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"from_quarter" integer NOT NULL,
	"name" text NOT NULL,
	"changes" jsonb NOT NULL,
	"versions" jsonb NOT NULL,
	"by_user" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	CONSTRAINT "branches_game_id_id_pk" PRIMARY KEY("game_id","id")
);
--> statement-breakpoint
ALTER TABLE "branch_results" ADD CONSTRAINT "branch_results_branch" FOREIGN KEY ("game_id","branch_id") REFERENCES "branches"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_results" ADD CONSTRAINT "branch_results_of_company" FOREIGN KEY ("game_id","company_id") REFERENCES "companies"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "branch_results_company" ON "branch_results" USING btree ("game_id","company_id");--> statement-breakpoint
CREATE INDEX "branches_id" ON "branches" USING btree ("id");
