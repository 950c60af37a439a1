-- Whoever writes raises the revisions now (revisions.ts). What earlier versions had for it goes with its triggers.
DROP FUNCTION IF EXISTS count_revision() CASCADE;--> statement-breakpoint
DROP FUNCTION IF EXISTS renew_games() CASCADE;--> statement-breakpoint
DROP FUNCTION IF EXISTS renew_games_of_results() CASCADE;--> statement-breakpoint
DROP FUNCTION IF EXISTS renew_games_of_users() CASCADE;--> statement-breakpoint
DROP FUNCTION IF EXISTS renew_games_of_products() CASCADE;--> statement-breakpoint
DROP FUNCTION IF EXISTS renew_catalogue() CASCADE;--> statement-breakpoint
DROP FUNCTION IF EXISTS renew_companies() CASCADE;
