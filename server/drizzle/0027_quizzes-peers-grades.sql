CREATE TABLE "grade_reviews" (
	"game_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"version" integer NOT NULL,
	"user_id" bigint,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"answered_by" bigint,
	"answered_at" timestamp with time zone,
	CONSTRAINT "grade_reviews_game_id_id_pk" PRIMARY KEY("game_id","id")
);
--> statement-breakpoint
CREATE TABLE "grading_adjustments" (
	"game_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"amount" numeric(6, 2) NOT NULL,
	"reason" text NOT NULL,
	"by_user" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "grading_adjustments_game_id_user_id_pk" PRIMARY KEY("game_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "grading_marks" (
	"game_id" bigint NOT NULL,
	"component" text NOT NULL,
	"user_id" bigint NOT NULL,
	"mark" numeric(5, 2),
	"is_excused" boolean DEFAULT false NOT NULL,
	CONSTRAINT "grading_marks_game_id_component_user_id_pk" PRIMARY KEY("game_id","component","user_id")
);
--> statement-breakpoint
CREATE TABLE "grading_schemes" (
	"game_id" bigint PRIMARY KEY NOT NULL,
	"scheme" jsonb NOT NULL,
	"rev" integer NOT NULL,
	"by_user" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grading_versions" (
	"game_id" bigint NOT NULL,
	"n" integer NOT NULL,
	"label" text NOT NULL,
	"document" jsonb NOT NULL,
	"frozen_by" bigint,
	"frozen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_by" bigint,
	"published_at" timestamp with time zone,
	CONSTRAINT "grading_versions_game_id_n_pk" PRIMARY KEY("game_id","n")
);
--> statement-breakpoint
CREATE TABLE "score_outbox" (
	"game_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"score" numeric(5, 2) NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "score_outbox_game_id_version_user_id_pk" PRIMARY KEY("game_id","version","user_id")
);
--> statement-breakpoint
CREATE TABLE "peer_factors" (
	"game_id" bigint NOT NULL,
	"round_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"proposed" integer NOT NULL,
	"confirmed_by" bigint,
	"confirmed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "peer_factors_game_id_round_id_user_id_pk" PRIMARY KEY("game_id","round_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "peer_members" (
	"game_id" bigint NOT NULL,
	"round_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"is_asked" boolean NOT NULL,
	CONSTRAINT "peer_members_game_id_round_id_user_id_pk" PRIMARY KEY("game_id","round_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "peer_ratings" (
	"game_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"round_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"rater_id" bigint,
	"rated_id" bigint NOT NULL,
	"ratings" jsonb NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "peer_ratings_game_id_id_pk" PRIMARY KEY("game_id","id"),
	CONSTRAINT "peer_ratings_once" UNIQUE("game_id","round_id","rater_id","rated_id")
);
--> statement-breakpoint
CREATE TABLE "peer_rounds" (
	"game_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"title" text NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	"lo" numeric(4, 3) NOT NULL,
	"hi" numeric(4, 3) NOT NULL,
	"is_planned" boolean DEFAULT false NOT NULL,
	"opened_notified_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "peer_rounds_game_id_id_pk" PRIMARY KEY("game_id","id")
);
--> statement-breakpoint
CREATE TABLE "quiz_answers" (
	"game_id" bigint NOT NULL,
	"quiz_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"question" integer NOT NULL,
	"attempt" integer NOT NULL,
	"text" text,
	"value" double precision NOT NULL,
	"is_right" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quiz_answers_game_id_quiz_id_user_id_question_attempt_pk" PRIMARY KEY("game_id","quiz_id","user_id","question","attempt")
);
--> statement-breakpoint
CREATE TABLE "quiz_papers" (
	"game_id" bigint NOT NULL,
	"quiz_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"questions" jsonb NOT NULL,
	CONSTRAINT "quiz_papers_game_id_quiz_id_user_id_pk" PRIMARY KEY("game_id","quiz_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "quizzes" (
	"game_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"round_id" bigint,
	"version" integer,
	"quarter" integer NOT NULL,
	"is_planned" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"level" integer NOT NULL,
	"mode" text NOT NULL,
	"attempts" integer NOT NULL,
	"show_key" text NOT NULL,
	"templates" jsonb,
	"count" integer,
	"seed" bigint NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"excluded" boolean,
	"opened_notified_at" timestamp with time zone,
	"closing_notified_at" timestamp with time zone,
	"created_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quizzes_game_id_id_pk" PRIMARY KEY("game_id","id"),
	CONSTRAINT "quizzes_bound" CHECK (("round_id" is null) = ("version" is null)),
	CONSTRAINT "quizzes_draft" CHECK ("round_id" is not null or "opens_at" is null)
);
--> statement-breakpoint
ALTER TABLE "grade_reviews" ADD CONSTRAINT "grade_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_reviews" ADD CONSTRAINT "grade_reviews_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_reviews" ADD CONSTRAINT "grade_reviews_version" FOREIGN KEY ("game_id","version") REFERENCES "grading_versions"("game_id","n") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grading_adjustments" ADD CONSTRAINT "grading_adjustments_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grading_adjustments" ADD CONSTRAINT "grading_adjustments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grading_adjustments" ADD CONSTRAINT "grading_adjustments_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grading_marks" ADD CONSTRAINT "grading_marks_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grading_marks" ADD CONSTRAINT "grading_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grading_schemes" ADD CONSTRAINT "grading_schemes_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grading_schemes" ADD CONSTRAINT "grading_schemes_by_user_users_id_fk" FOREIGN KEY ("by_user") REFERENCES "users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grading_versions" ADD CONSTRAINT "grading_versions_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grading_versions" ADD CONSTRAINT "grading_versions_frozen_by_users_id_fk" FOREIGN KEY ("frozen_by") REFERENCES "users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grading_versions" ADD CONSTRAINT "grading_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_outbox" ADD CONSTRAINT "score_outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_outbox" ADD CONSTRAINT "score_outbox_version" FOREIGN KEY ("game_id","version") REFERENCES "grading_versions"("game_id","n") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_factors" ADD CONSTRAINT "peer_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_factors" ADD CONSTRAINT "peer_factors_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_factors" ADD CONSTRAINT "peer_factors_round" FOREIGN KEY ("game_id","round_id") REFERENCES "peer_rounds"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_members" ADD CONSTRAINT "peer_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_members" ADD CONSTRAINT "peer_members_round" FOREIGN KEY ("game_id","round_id") REFERENCES "peer_rounds"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_members" ADD CONSTRAINT "peer_members_company" FOREIGN KEY ("game_id","company_id") REFERENCES "companies"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_ratings" ADD CONSTRAINT "peer_ratings_rater_id_users_id_fk" FOREIGN KEY ("rater_id") REFERENCES "users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_ratings" ADD CONSTRAINT "peer_ratings_rated_id_users_id_fk" FOREIGN KEY ("rated_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_ratings" ADD CONSTRAINT "peer_ratings_round" FOREIGN KEY ("game_id","round_id") REFERENCES "peer_rounds"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_ratings" ADD CONSTRAINT "peer_ratings_company" FOREIGN KEY ("game_id","company_id") REFERENCES "companies"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_rounds" ADD CONSTRAINT "peer_rounds_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_answers" ADD CONSTRAINT "quiz_answers_paper" FOREIGN KEY ("game_id","quiz_id","user_id") REFERENCES "quiz_papers"("game_id","quiz_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_papers" ADD CONSTRAINT "quiz_papers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_papers" ADD CONSTRAINT "quiz_papers_quiz" FOREIGN KEY ("game_id","quiz_id") REFERENCES "quizzes"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_papers" ADD CONSTRAINT "quiz_papers_company" FOREIGN KEY ("game_id","company_id") REFERENCES "companies"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_round" FOREIGN KEY ("game_id","round_id") REFERENCES "rounds"("game_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "grade_reviews_open" ON "grade_reviews" USING btree ("game_id","user_id") WHERE "grade_reviews"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "grade_reviews_user" ON "grade_reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "grading_adjustments_user" ON "grading_adjustments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "grading_marks_user" ON "grading_marks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "score_outbox_user" ON "score_outbox" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "peer_factors_user" ON "peer_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "peer_members_user" ON "peer_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "peer_ratings_rater" ON "peer_ratings" USING btree ("rater_id");--> statement-breakpoint
CREATE INDEX "peer_ratings_rated" ON "peer_ratings" USING btree ("rated_id");--> statement-breakpoint
CREATE INDEX "peer_rounds_due" ON "peer_rounds" USING btree ("opens_at") WHERE "peer_rounds"."closed_at" is null and "peer_rounds"."opens_at" is not null;--> statement-breakpoint
CREATE INDEX "quiz_papers_user" ON "quiz_papers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "quizzes_of_round" ON "quizzes" USING btree ("game_id","round_id");--> statement-breakpoint
CREATE INDEX "quizzes_due" ON "quizzes" USING btree ("opens_at") WHERE "quizzes"."closed_at" is null and "quizzes"."opens_at" is not null;