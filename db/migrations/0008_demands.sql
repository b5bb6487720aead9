CREATE TABLE "demand_homes" (
	"demand_id" text NOT NULL,
	"listing_id" integer NOT NULL,
	"waiting" text,
	"price_cents" bigint,
	"found_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "demand_homes_demand_id_listing_id_pk" PRIMARY KEY("demand_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "demands" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"goal" text NOT NULL,
	"types" integer[] NOT NULL,
	"zones" text[] NOT NULL,
	"price_min_cents" bigint,
	"price_max_cents" bigint,
	"bedrooms_min" smallint,
	"bedrooms_max" smallint,
	"surface_min" integer,
	"energy_rank" smallint,
	"garages" smallint,
	"parkings" smallint,
	"rhythm" text NOT NULL,
	"fields" jsonb NOT NULL,
	"page" text NOT NULL,
	"digest" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"renewed_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "demand_homes" ADD CONSTRAINT "demand_homes_demand_id_demands_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."demands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "demand_homes_waiting" ON "demand_homes" USING btree ("demand_id") WHERE waiting is not null;--> statement-breakpoint
CREATE INDEX "demands_email" ON "demands" USING btree ("email");--> statement-breakpoint
CREATE INDEX "demands_digest" ON "demands" USING btree ("digest");