CREATE TABLE "answer_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answer_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"texts" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blocked_addresses" (
	"email" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" bigint,
	"kind" text NOT NULL,
	"text" text,
	"before" jsonb,
	"after" jsonb,
	"mail_id" bigint,
	"corrected_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"name" text,
	"phone" text,
	"note" text,
	"revision" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_addresses" (
	"email" text PRIMARY KEY NOT NULL,
	"person_id" bigint NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"status" integer,
	"problem" text
);
--> statement-breakpoint
ALTER TABLE "leads" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "person_id" bigint;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "state_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "staff_id" bigint;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "appointment_id" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "answer_minutes" integer;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "entered_by" bigint;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, translate(regexp_replace(normalize(replace(replace(replace(replace(lower(regexp_replace(jsonb_path_query_array(fields, '$.*')::text, '\\(u[0-9a-fA-F]{4}|.)', ' ', 'g') || ' ' || coalesce(email, '') || ' ' || coalesce(listing_id::text, '') || ' ' || coalesce(project_id::text, '') || ' ' || ltrim(regexp_replace(regexp_replace(replace(coalesce(fields->>'phone', ''), '(0)', ''), '[^0-9+]', '', 'g'), '^(\+|00)(352|32|33|31|49)?', ''), '0')), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), '’', ' '), NFKD), '[\u0300-\u036f]', '', 'g'), '@._+-/:#"[],()', '              '))) STORED;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "deputy_id" bigint;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "away_until" date;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "signature" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "blocked_addresses" ADD CONSTRAINT "blocked_addresses_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_entries" ADD CONSTRAINT "lead_entries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_entries" ADD CONSTRAINT "lead_entries_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_addresses" ADD CONSTRAINT "person_addresses_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_entries_lead" ON "lead_entries" USING btree ("lead_id","at");--> statement-breakpoint
CREATE INDEX "person_addresses_person" ON "person_addresses" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_next" ON "webhook_deliveries" USING btree ("state","next_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_lead" ON "webhook_deliveries" USING btree ("lead_id");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_entered_by_staff_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_deputy_id_staff_id_fk" FOREIGN KEY ("deputy_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_project" ON "leads" USING btree ("project_id","at");--> statement-breakpoint
CREATE INDEX "leads_person" ON "leads" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "leads_staff" ON "leads" USING btree ("staff_id","at");--> statement-breakpoint
CREATE INDEX "leads_appointment" ON "leads" USING btree ("appointment_id") WHERE "leads"."appointment_id" is not null;--> statement-breakpoint
CREATE INDEX "leads_due" ON "leads" USING btree ("due_at") WHERE "leads"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "leads_inbox" ON "leads" USING btree ("at","id","state","staff_id","form","locale","source","listing_id","project_id","answered_at","due_at");--> statement-breakpoint
CREATE INDEX "leads_words" ON "leads" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
-- People of the leads and bookings so far: one for each address, with name and telephone as they were last given.
WITH "sent" AS (
	SELECT email, at, trim(concat_ws(' ', fields->>'firstName', fields->>'lastName')) AS name, fields->>'phone' AS phone FROM "leads"
	UNION ALL
	SELECT email, booked_at, trim(concat_ws(' ', fields->>'firstName', fields->>'lastName')), fields->>'phone' FROM "appointments" WHERE state <> 'held'
), "known" AS MATERIALIZED (
	SELECT nextval('people_id_seq') AS id, "grouped".* FROM (
		SELECT email, min(at) AS at,
			(array_agg(name ORDER BY at DESC) FILTER (WHERE name <> ''))[1] AS name,
			(array_agg(phone ORDER BY at DESC) FILTER (WHERE phone <> ''))[1] AS phone
		FROM "sent" GROUP BY email ORDER BY min(at)
	) AS "grouped"
), "made" AS (
	INSERT INTO "people" (id, created_at, name, phone) OVERRIDING SYSTEM VALUE SELECT id, at, name, phone FROM "known"
)
INSERT INTO "person_addresses" (email, person_id, added_at) SELECT email, id, at FROM "known";--> statement-breakpoint
-- What came longer ago was answered by mail: only the last month's leads are work to do.
UPDATE "leads" SET person_id = a.person_id, state = CASE WHEN at < now() - interval '30 days' THEN 'done' ELSE 'new' END
FROM "person_addresses" a WHERE a.email = "leads".email;
