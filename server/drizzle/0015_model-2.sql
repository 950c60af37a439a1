ALTER TABLE "games" ADD COLUMN "phase_plan" json;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "segments" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "type_segment_1" text DEFAULT 'grandeConsommation' NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "type_segment_2" text DEFAULT 'luxe' NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_segments" CHECK ("segments" in (1, 2));--> statement-breakpoint
-- Every game has one coefficient per criterion: the new ones take their default.
INSERT INTO "game_criteria" ("game_id", "name", "coefficient")
SELECT games.id, added.name, added.coefficient
FROM games CROSS JOIN (VALUES ('partSegment1', 0.55), ('elasticiteMarche', 1.2), ('tauxDedit', 0.1), ('salaireMinimum', 0.9), ('tauxPlacement', 0.003), ('partRD', 0.7), ('valeurReputation', 0.25)) AS added (name, coefficient)
ORDER BY games.id;--> statement-breakpoint
-- A game whose first quarter is still to come starts with the defaults of this version; one in progress keeps its own.
UPDATE "game_criteria" SET "coefficient" = changed.after
FROM (VALUES ('poidsReference', 0.5::float8, 0.75::float8), ('ecartPrixGrade', 0.25::float8, 0.35::float8), ('ecartQualiteGrade', 0.12::float8, 0.14::float8), ('poidsControle', 0.15::float8, 0.11::float8), ('seuilRD', 16000::float8, 22000::float8), ('progressionSeuilRD', 0.2::float8, 0.6::float8), ('primeRisque', 0.01::float8, 0.03::float8), ('ratioEndettementMax', 1::float8, 0.6::float8), ('coutRemiseEnEtat', 5000::float8, 8000::float8)) AS changed (name, before, after)
WHERE game_criteria.name = changed.name AND game_criteria.coefficient = changed.before
  AND NOT EXISTS (SELECT FROM rounds WHERE rounds.game_id = game_criteria.game_id AND rounds.parameters IS NOT NULL);--> statement-breakpoint
-- Texts of the catalogue that the school has not reworded follow this version.
UPDATE "item_descriptions" SET "description2" = 'La production réelle est limitée par la plus petite des deux capacités : celle des machines et celle des ouvriers. Les matières commandées pour ce qui dépasse cette capacité sont annulées contre un dédit de 10 % de leur prix. Les produits non vendus restent en stock dans la limite de l''entrepôt ; le surplus est perdu.'
WHERE "description2" = 'La production réelle est limitée par la plus petite des deux capacités : celle des machines et celle des ouvriers. Les produits non vendus restent en stock dans la limite de l''entrepôt ; le surplus est perdu.';--> statement-breakpoint
UPDATE "item_descriptions" SET "description2" = 'La dette totale ne peut dépasser 60 % des capitaux propres. Le taux augmente avec l''endettement. Le remboursement par échéances constantes commence au trimestre suivant.'
WHERE "description2" = 'La dette totale ne peut dépasser les capitaux propres. Le taux augmente avec l''endettement. Le remboursement par échéances constantes commence au trimestre suivant.';--> statement-breakpoint
UPDATE "item_descriptions" SET "description2" = 'La gamme change le coût des matières (de 35 % par cran) et les points de qualité (14 points par cran).'
WHERE "description2" = 'La gamme change le coût des matières (de 25 % par cran) et les points de qualité (12 points par cran).';--> statement-breakpoint
UPDATE "item_descriptions" SET "description2" = 'Il ne peut descendre sous le salaire minimum, 90 % du salaire de référence. Comparé au salaire de référence du marché, il fait varier le moral : une baisse blesse plus qu''une hausse ne réjouit. Le moral agit sur l''absentéisme, la productivité, la qualité et les démissions.'
WHERE "description2" = 'Comparé au salaire de référence du marché, il fait varier le moral : une baisse blesse plus qu''une hausse ne réjouit. Le moral agit sur l''absentéisme, la productivité, la qualité et les démissions.';--> statement-breakpoint
UPDATE "item_descriptions" SET "description1" = 'Somme distribuée aux actionnaires, prélevée sur les bénéfices des exercices clos.'
WHERE "description1" = 'Somme distribuée aux actionnaires, prélevée sur les bénéfices passés.';--> statement-breakpoint
UPDATE "item_descriptions" SET "description2" = 'Limitée aux bénéfices reportés des années closes, après réserve légale, et à la trésorerie d''ouverture : aucun dividende n''est possible la première année. Les dividendes versés restent comptés dans la valeur de la société et y rapportent 1 % par trimestre.'
WHERE "description2" = 'Limitée aux bénéfices reportés et à la trésorerie disponible. Les dividendes versés restent comptés dans la valeur de la société et y rapportent 1 % par trimestre.';--> statement-breakpoint
UPDATE "events" SET "name" = 'Baisse des taxes à la consommation'
WHERE "key" = 'baisseTVA' AND "name" = 'Baisse de la TVA';--> statement-breakpoint
UPDATE "events" SET "description" = 'La baisse des taxes à la consommation stimule la demande.'
WHERE "key" = 'baisseTVA' AND "description" = 'La baisse de la TVA stimule la consommation.';--> statement-breakpoint
UPDATE "games" SET "revision" = "revision" + 1;
