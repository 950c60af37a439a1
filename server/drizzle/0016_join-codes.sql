CREATE TABLE "join_requests" (
	"game_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"declined_at" timestamp with time zone,
	CONSTRAINT "join_requests_game_id_user_id_pk" PRIMARY KEY("game_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "join_code" text;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "join_code_open" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "join_requests_user" ON "join_requests" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_join_code" UNIQUE("join_code");--> statement-breakpoint
-- A game that has not begun gets a class code: six of the 32 characters, by bytes of random identifiers. In a game that
-- would get the code of another one, an administrator opens one.
UPDATE "games" SET "join_code" = drawn.code, "join_code_open" = true, "revision" = "revision" + 1
FROM (
  SELECT DISTINCT ON (code) id, code
  FROM (
    SELECT id, (
      SELECT string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', (get_byte(random, place) & 31) + 1, 1), '' ORDER BY place)
      FROM generate_series(0, 5) AS place) AS code
    FROM (
      SELECT id, uuid_send(gen_random_uuid()) AS random FROM games
      WHERE NOT EXISTS (SELECT FROM rounds WHERE rounds.game_id = games.id AND round_nb > 1 AND etat = 0)) AS waiting) AS codes
  ORDER BY code, id) AS drawn
WHERE games.id = drawn.id;
