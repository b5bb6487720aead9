CREATE TABLE "cities" (
	"country_id" smallint NOT NULL,
	"zip" text NOT NULL,
	"names" jsonb NOT NULL,
	CONSTRAINT "cities_country_id_zip_pk" PRIMARY KEY("country_id","zip")
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "content_version_one_row" CHECK (id = 1)
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer,
	"project_id" integer,
	"source_id" integer NOT NULL,
	"names" jsonb NOT NULL,
	"url" text NOT NULL,
	"folder" text,
	"kind" text,
	"public" boolean DEFAULT false NOT NULL,
	CONSTRAINT "documents_of_listing" UNIQUE("listing_id","source_id"),
	CONSTRAINT "documents_of_project" UNIQUE("project_id","source_id"),
	CONSTRAINT "documents_one_owner" CHECK ((listing_id is null) <> (project_id is null))
);
--> statement-breakpoint
CREATE TABLE "feed_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"outcome" text NOT NULL,
	"report" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_texts" (
	"listing_id" integer NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"city" text NOT NULL,
	"type_name" text DEFAULT '' NOT NULL,
	"price_unit_text" text DEFAULT '' NOT NULL,
	"marquee_name" text DEFAULT '' NOT NULL,
	"words" jsonb NOT NULL,
	CONSTRAINT "listing_texts_listing_id_locale_pk" PRIMARY KEY("listing_id","locale")
);
--> statement-breakpoint
CREATE TABLE "listing_types" (
	"web_id" integer PRIMARY KEY NOT NULL,
	"names" jsonb NOT NULL,
	"show_order" smallint NOT NULL,
	"sale" boolean NOT NULL,
	"rent" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" integer PRIMARY KEY NOT NULL,
	"goal" text NOT NULL,
	"state" text DEFAULT 'available' NOT NULL,
	"closed" boolean GENERATED ALWAYS AS (state in ('sold', 'rented')) STORED NOT NULL,
	"country_id" smallint NOT NULL,
	"zip" text NOT NULL,
	"region" text,
	"street" text,
	"house_number" text,
	"box" text,
	"publish_address" boolean NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"price_cents" bigint,
	"publish_price" boolean NOT NULL,
	"price_unit" integer,
	"marquee" integer DEFAULT 0 NOT NULL,
	"web_id" integer NOT NULL,
	"web_ids" integer[] NOT NULL,
	"record_file" integer,
	"bedrooms" smallint,
	"living_surface" real,
	"energy_value" real,
	"energy_label" text,
	"energy_rank" smallint,
	"details" jsonb NOT NULL,
	"cover_picture_id" integer,
	"content_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer,
	"project_id" integer,
	"kind" text DEFAULT 'picture' NOT NULL,
	"source_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"url" text NOT NULL,
	"folder" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"names" jsonb NOT NULL,
	CONSTRAINT "pictures_of_listing" UNIQUE("listing_id","kind","source_id"),
	CONSTRAINT "pictures_of_project" UNIQUE("project_id","kind","source_id"),
	CONSTRAINT "pictures_one_owner" CHECK ((listing_id is null) <> (project_id is null))
);
--> statement-breakpoint
CREATE TABLE "project_texts" (
	"project_id" integer NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"city" text NOT NULL,
	"type_name" text DEFAULT '' NOT NULL,
	"delivery" text DEFAULT '' NOT NULL,
	CONSTRAINT "project_texts_project_id_locale_pk" PRIMARY KEY("project_id","locale")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" integer PRIMARY KEY NOT NULL,
	"goal" text NOT NULL,
	"state" text DEFAULT 'for-sale' NOT NULL,
	"number" text,
	"country_id" smallint NOT NULL,
	"zip" text NOT NULL,
	"region" text,
	"street" text,
	"house_number" text,
	"box" text,
	"publish_address" boolean NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"external_web" text,
	"web_id" integer,
	"progress" smallint,
	"details" jsonb NOT NULL,
	"cover_picture_id" integer,
	"content_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"written_by" text DEFAULT 'import' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "units" (
	"project_id" integer NOT NULL,
	"id" integer NOT NULL,
	"position" smallint NOT NULL,
	"state" text NOT NULL,
	"names" jsonb NOT NULL,
	"floors" jsonb NOT NULL,
	"types" jsonb NOT NULL,
	"surface" real,
	"terrace" real,
	"bedrooms" smallint,
	"price_cents" bigint,
	"plan_url" text,
	CONSTRAINT "units_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_texts" ADD CONSTRAINT "listing_texts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_texts" ADD CONSTRAINT "project_texts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_by_listing" ON "documents" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "documents_by_project" ON "documents" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("goal","closed","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "listings_price_up" ON "listings" USING btree ("goal","closed",(case when publish_price then price_cents end),"id" DESC NULLS LAST) WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "listings_price_down" ON "listings" USING btree ("goal","closed",(case when publish_price then price_cents end) desc nulls last,"id" DESC NULLS LAST) WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "listings_surface" ON "listings" USING btree ("goal","closed","living_surface" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "listings_zip" ON "listings" USING btree ("goal","zip") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "listings_web_ids" ON "listings" USING gin ("web_ids");--> statement-breakpoint
CREATE INDEX "pictures_by_listing" ON "pictures" USING btree ("listing_id","position");--> statement-breakpoint
CREATE INDEX "pictures_by_project" ON "pictures" USING btree ("project_id","position");