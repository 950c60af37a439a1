ALTER TABLE "products" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_key_unique" UNIQUE("key");--> statement-breakpoint
-- The product of the first start is the ready one, if the school has kept its name or its description.
UPDATE "products" SET "key" = 'veloUrbain'
WHERE "id" = (SELECT min("id") FROM "products" WHERE "name" = 'Vélo urbain' OR "description" = 'Un vélo de ville solide et léger, vendu à des particuliers. Le marché est ouvert à toutes les entreprises du jeu, qui partent de la même situation.');--> statement-breakpoint
-- It is not offered again to a school that has deleted it; the others are new to every school.
INSERT INTO "settings" ("key", "value")
SELECT 'seed.ready-products', '["veloUrbain"]' WHERE EXISTS (SELECT FROM "settings" WHERE "key" = 'seed.first-start');--> statement-breakpoint
UPDATE "games" SET "revision" = "revision" + 1;
