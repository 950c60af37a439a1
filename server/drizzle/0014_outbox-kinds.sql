-- The queue of mails becomes the outbox of all that the product sends; what waits in it are mails.
ALTER TABLE "mails" ADD COLUMN "kind" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "recipient" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "template" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "language" SET DEFAULT '';
