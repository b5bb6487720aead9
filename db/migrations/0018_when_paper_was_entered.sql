ALTER TABLE "testimonials" ADD COLUMN "entered_at" timestamp with time zone;--> statement-breakpoint
-- The audit log knows it of those that were entered before.
UPDATE "testimonials" t SET entered_at = a.at FROM "audit_log" a
WHERE t.entered_by IS NOT NULL AND a.act = 'testimonials.enter' AND a.subject = 'testimonials/' || t.id;
