ALTER TABLE "companies" ADD COLUMN "kind" text DEFAULT 'human' NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "joining" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "invited_by" integer;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pending_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "responsible_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "signed_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_responsible_id_users_id_fk" FOREIGN KEY ("responsible_id") REFERENCES "users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_responsible" ON "users" USING btree ("responsible_id");--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_kind" CHECK ("kind" in ('human', 'out'));--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_joining" CHECK ("joining" in ('open', 'untilFirstPass', 'closed'));--> statement-breakpoint
-- Nobody knows which of the accounts that are there have been used: all count as used, so that none is taken over.
UPDATE "users" SET "signed_in_at" = "created_at";--> statement-breakpoint
-- Who made a player's account is told by the audit entry of the same transaction, which has the same instant.
UPDATE "users" SET "responsible_id" = (
  SELECT audit_entries.user_id
  FROM audit_entries
    JOIN users AS maker ON maker.id = audit_entries.user_id AND maker.role = 'ROLE_ADMIN' AND maker.deleted_at IS NULL
  WHERE audit_entries.at = users.created_at AND audit_entries.call IN ('createUser', 'createUsers', 'importUsers')
  ORDER BY audit_entries.id LIMIT 1)
WHERE "role" = 'ROLE_USER' AND "deleted_at" IS NULL;--> statement-breakpoint
-- Others belong to who runs the first game that they were taken into.
UPDATE "users" SET "responsible_id" = (
  SELECT keeper.id
  FROM (
    SELECT game_id, created_at FROM invitations WHERE invitations.user_id = users.id
    UNION ALL
    SELECT game_id, created_at FROM companies WHERE companies.user_id = users.id) AS taken
    JOIN game_administrators ON game_administrators.game_id = taken.game_id
    JOIN users AS keeper ON keeper.id = game_administrators.user_id AND keeper.role = 'ROLE_ADMIN'
  ORDER BY taken.created_at, keeper.id LIMIT 1)
WHERE "role" = 'ROLE_USER' AND "deleted_at" IS NULL AND "responsible_id" IS NULL;--> statement-breakpoint
-- Names to sign in with are compared in one form of apostrophes and hyphens; where that is another's, a name stays as it was.
UPDATE "login_names" SET "name" = folded.form
FROM (
  SELECT DISTINCT ON (form) name, form
  FROM (SELECT name, translate(name, '’‘ʼʻ‛′‐‑‒–—―−', $form$''''''-------$form$) AS form FROM login_names) AS forms
  ORDER BY form, (name = form) DESC, name) AS folded
WHERE "login_names"."name" = folded.name AND folded.form <> "login_names"."name";
