CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'confirmed' NOT NULL,
	"kind" text NOT NULL,
	"opening" text NOT NULL,
	"agent" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"place" smallint NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"listing_id" integer,
	"locale" text NOT NULL,
	"email" text NOT NULL,
	"fields" jsonb NOT NULL,
	"page" text NOT NULL,
	"consent_version" text NOT NULL,
	"feedback" jsonb,
	"feedback_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_place" ON "appointments" USING btree ("opening","starts_at","place") WHERE state = 'confirmed';--> statement-breakpoint
CREATE INDEX "appointments_time" ON "appointments" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "appointments_email" ON "appointments" USING btree ("email");--> statement-breakpoint
CREATE INDEX "appointments_listing" ON "appointments" USING btree ("listing_id","starts_at");