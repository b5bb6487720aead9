ALTER TABLE "listings" ADD COLUMN "annuity" jsonb GENERATED ALWAYS AS (details -> 'viager') STORED;--> statement-breakpoint
UPDATE "listings" SET "details" = jsonb_set("details", '{viager,bouquetCents}', to_jsonb("price_cents"))
WHERE "goal" = 'sale' AND "price_cents" IS NOT NULL
  AND "details" -> 'viager' ?| array['monthlyAnnuityCents', 'age1'] AND NOT "details" -> 'viager' ? 'bouquetCents';--> statement-breakpoint
UPDATE "listings" SET "price_cents" = NULL
WHERE "goal" = 'sale' AND "details" -> 'viager' ?| array['bouquetCents', 'monthlyAnnuityCents', 'age1'];
