CREATE TABLE "municipality_outlines" (
	"source" text NOT NULL,
	"country_id" smallint NOT NULL,
	"zip" text NOT NULL,
	"name" text,
	"names" jsonb NOT NULL,
	"polygons" jsonb NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "municipality_outlines_source_country_id_zip_pk" PRIMARY KEY("source","country_id","zip")
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"names" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"zip" text,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "places_position" ON "places" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "places_source" ON "places" USING btree ("source");