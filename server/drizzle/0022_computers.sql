ALTER TABLE "companies" DROP CONSTRAINT "companies_kind";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "strategy_level" integer;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "temperament" text;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "seed" integer;--> statement-breakpoint
-- Until now no computer played; any number in the range will do.
UPDATE "games" SET "seed" = 1 + "id" * 48271 % 2147483646;--> statement-breakpoint
ALTER TABLE "games" ALTER COLUMN "seed" SET DEFAULT 1 + floor(random() * 2147483646)::int;--> statement-breakpoint
ALTER TABLE "games" ALTER COLUMN "seed" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "strategies" json;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_strategy" CHECK (("kind" = 'computer') = ("strategy_level" is not null) and ("kind" = 'computer') = ("temperament" is not null));--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_strategy_level" CHECK ("strategy_level" in (1, 2, 3));--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_temperament" CHECK ("temperament" in ('prudent', 'prix', 'qualite', 'innovateur'));--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_kind" CHECK ("kind" in ('human', 'computer', 'vacant', 'out'));--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_seed" CHECK ("seed" between 1 and 2147483646);
