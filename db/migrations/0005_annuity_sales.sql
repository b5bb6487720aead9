ALTER TABLE "listings" ADD COLUMN "annuity" jsonb GENERATED ALWAYS AS (details -> 'viager') STORED;--> statement-breakpoint
UPDATE "listings" SET "details" = jsonb_set("details", '{viager,bouquetCents}', to_jsonb("price_cents"))
WHERE "goal" = 'sale' AND "price_cents" IS NOT NULL
  AND coalesce(("details" #>> '{viager,bouquetCents}')::numeric, 0) = 0
  AND (coalesce(("details" #>> '{viager,monthlyAnnuityCents}')::numeric, 0) > 0
    OR coalesce(("details" #>> '{viager,age1}')::numeric, 0) > 0);--> statement-breakpoint
UPDATE "listings" SET "price_cents" = NULL
WHERE "goal" = 'sale'
  AND (coalesce(("details" #>> '{viager,bouquetCents}')::numeric, 0) > 0
    OR coalesce(("details" #>> '{viager,monthlyAnnuityCents}')::numeric, 0) > 0
    OR coalesce(("details" #>> '{viager,age1}')::numeric, 0) > 0);
