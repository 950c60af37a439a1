ALTER TABLE "companies" ADD COLUMN "revision" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION renew_companies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In the order of their ids, so that two savings of several companies never wait for each other.
  UPDATE companies SET revision = companies.revision + 1
  FROM (
    SELECT id FROM companies WHERE id IN (SELECT company_id FROM changed) ORDER BY id FOR NO KEY UPDATE) AS giving
  WHERE companies.id = giving.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER decisions_inserted AFTER INSERT ON saved_decisions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_companies();--> statement-breakpoint
CREATE TRIGGER decisions_updated AFTER UPDATE ON saved_decisions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_companies();--> statement-breakpoint
CREATE TRIGGER decisions_deleted AFTER DELETE ON saved_decisions REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_companies();--> statement-breakpoint
CREATE TRIGGER locks_inserted AFTER INSERT ON company_locks REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_companies();--> statement-breakpoint
CREATE TRIGGER locks_deleted AFTER DELETE ON company_locks REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION renew_companies();
