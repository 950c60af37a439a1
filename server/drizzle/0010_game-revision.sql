ALTER TABLE "games" ADD COLUMN "revision" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER games_revision BEFORE UPDATE ON games
  FOR EACH ROW EXECUTE FUNCTION count_revision();--> statement-breakpoint
CREATE OR REPLACE FUNCTION renew_games() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE games SET revision = revision + 1 WHERE id IN (SELECT game_id FROM changed);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER rounds_inserted AFTER INSERT ON rounds REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_games();--> statement-breakpoint
CREATE TRIGGER rounds_updated AFTER UPDATE ON rounds REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_games();--> statement-breakpoint
CREATE TRIGGER rounds_deleted AFTER DELETE ON rounds REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_games();--> statement-breakpoint
CREATE TRIGGER companies_inserted AFTER INSERT ON companies REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_games();--> statement-breakpoint
CREATE TRIGGER companies_deleted AFTER DELETE ON companies REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_games();--> statement-breakpoint
CREATE TRIGGER criteria_inserted AFTER INSERT ON game_criteria REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_games();--> statement-breakpoint
CREATE TRIGGER criteria_updated AFTER UPDATE ON game_criteria REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_games();--> statement-breakpoint
CREATE TRIGGER criteria_deleted AFTER DELETE ON game_criteria REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_games();--> statement-breakpoint
CREATE OR REPLACE FUNCTION renew_games_of_results() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE games SET revision = revision + 1
  WHERE id IN (SELECT rounds.game_id FROM changed JOIN rounds ON rounds.id = changed.round_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER results_updated AFTER UPDATE ON quarter_results REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_games_of_results();--> statement-breakpoint
CREATE OR REPLACE FUNCTION renew_games_of_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE games SET revision = revision + 1
  WHERE id IN (
    SELECT companies.game_id
    FROM changed
      JOIN before USING (id)
      JOIN companies ON companies.user_id = changed.id
    WHERE (changed.username, changed.image) IS DISTINCT FROM (before.username, before.image));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_updated AFTER UPDATE ON users REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_games_of_users();--> statement-breakpoint
CREATE OR REPLACE FUNCTION renew_games_of_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE games SET revision = revision + 1 WHERE product_id IN (SELECT id FROM changed);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_updated AFTER UPDATE ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_games_of_products();--> statement-breakpoint
INSERT INTO settings (key, value) VALUES ('catalogueRevision', '1');--> statement-breakpoint
CREATE OR REPLACE FUNCTION renew_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE settings SET value = to_jsonb(value::text::bigint + 1) WHERE key = 'catalogueRevision';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER menus_changed AFTER INSERT OR UPDATE OR DELETE ON menus
  FOR EACH STATEMENT EXECUTE FUNCTION renew_catalogue();--> statement-breakpoint
CREATE TRIGGER items_changed AFTER INSERT OR UPDATE OR DELETE ON items
  FOR EACH STATEMENT EXECUTE FUNCTION renew_catalogue();--> statement-breakpoint
CREATE TRIGGER item_descriptions_changed AFTER INSERT OR UPDATE OR DELETE ON item_descriptions
  FOR EACH STATEMENT EXECUTE FUNCTION renew_catalogue();
