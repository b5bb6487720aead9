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
CREATE TABLE "articles" (
	"id" text PRIMARY KEY NOT NULL,
	"category" text,
	"sort" smallint NOT NULL,
	"status" text NOT NULL,
	"day" date,
	"parent_id" text,
	"paths" jsonb NOT NULL,
	"original" text,
	"params" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"written_by" text DEFAULT 'import' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	CONSTRAINT "articles_original_unique" UNIQUE("original")
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"country_id" smallint NOT NULL,
	"zip" text NOT NULL,
	"names" jsonb NOT NULL,
	CONSTRAINT "cities_country_id_zip_pk" PRIMARY KEY("country_id","zip")
);
--> statement-breakpoint
CREATE TABLE "confirmed_addresses" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"analytical" boolean NOT NULL,
	"marketing" boolean NOT NULL,
	"social" boolean NOT NULL,
	"unclassified" boolean NOT NULL,
	"text_version" text NOT NULL,
	"locale" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "content_version_one_row" CHECK (id = 1)
);
--> statement-breakpoint
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
CREATE TABLE "document_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"listing_id" integer,
	"project_id" integer,
	"at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "document_requests_once" UNIQUE NULLS NOT DISTINCT("email","listing_id","project_id")
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
CREATE TABLE "erasures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erasures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"email_hash" text NOT NULL,
	"erased" jsonb NOT NULL
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
CREATE TABLE "leads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"form" text NOT NULL,
	"locale" text NOT NULL,
	"email" text NOT NULL,
	"fields" jsonb NOT NULL,
	"listing_id" integer,
	"project_id" integer,
	"unit_id" integer,
	"estimate" jsonb,
	"page" text NOT NULL,
	"consent_version" text NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_changes" (
	"listing_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"price_cents" bigint,
	"publish_price" boolean NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "listing_changes_listing_id_at_pk" PRIMARY KEY("listing_id","at")
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
CREATE TABLE "mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"locale" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"reply_to" text,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"message_id" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "modules" (
	"page_id" text NOT NULL,
	"position" smallint NOT NULL,
	"status" text NOT NULL,
	"relations" jsonb NOT NULL,
	"conditions" jsonb NOT NULL,
	"params" jsonb NOT NULL,
	CONSTRAINT "modules_page_id_position_pk" PRIMARY KEY("page_id","position")
);
--> statement-breakpoint
CREATE TABLE "newsletter_sendings" (
	"news" text NOT NULL,
	"subscriber_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_sendings_news_subscriber_id_pk" PRIMARY KEY("news","subscriber_id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_subscribers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"form" text NOT NULL,
	"page" text NOT NULL,
	"consent_version" text NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_subscribers_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "owner_devices" (
	"id" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "owner_devices_owner_id_id_pk" PRIMARY KEY("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "owner_links" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"expires" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owner_listings" (
	"owner_id" bigint NOT NULL,
	"listing_id" integer NOT NULL,
	CONSTRAINT "owner_listings_owner_id_listing_id_pk" PRIMARY KEY("owner_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "owner_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"device" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owners" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "owners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"locale" text NOT NULL,
	"password_hash" text,
	"totp_secret" text,
	"totp_step" bigint,
	"recovery_codes" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"status" text NOT NULL,
	"menu_sort" smallint,
	"paths" jsonb NOT NULL,
	"original" text,
	"params" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"written_by" text DEFAULT 'import' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pages_original_unique" UNIQUE("original")
);
--> statement-breakpoint
CREATE TABLE "pending_submissions" (
	"id" text PRIMARY KEY NOT NULL,
	"form" text NOT NULL,
	"locale" text NOT NULL,
	"fields" jsonb NOT NULL,
	"page" text NOT NULL,
	"expires" timestamp with time zone NOT NULL
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
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_limits_key_since_pk" PRIMARY KEY("key","since")
);
--> statement-breakpoint
CREATE TABLE "site_files" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"mimetype" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"drawing" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"written_by" text DEFAULT 'import' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "testimonials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"about" text NOT NULL,
	"website" text NOT NULL,
	"comment" text NOT NULL,
	"email" text NOT NULL,
	"picture" text,
	"picture_width" integer,
	"picture_height" integer,
	"state" text DEFAULT 'waiting' NOT NULL,
	"decided_at" timestamp with time zone,
	"consent_version" text NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "testimonials_picture_unique" UNIQUE("picture")
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
CREATE TABLE "used_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"expires" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_counts" (
	"kind" text NOT NULL,
	"of_id" integer NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visit_counts_kind_of_id_day_source_pk" PRIMARY KEY("kind","of_id","day","source")
);
--> statement-breakpoint
CREATE TABLE "visit_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "demand_homes" ADD CONSTRAINT "demand_homes_demand_id_demands_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."demands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_changes" ADD CONSTRAINT "listing_changes_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_texts" ADD CONSTRAINT "listing_texts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_sendings" ADD CONSTRAINT "newsletter_sendings_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_devices" ADD CONSTRAINT "owner_devices_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_links" ADD CONSTRAINT "owner_links_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_listings" ADD CONSTRAINT "owner_listings_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_sessions" ADD CONSTRAINT "owner_sessions_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_texts" ADD CONSTRAINT "project_texts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_place" ON "appointments" USING btree ("opening","starts_at","place") WHERE state = 'confirmed';--> statement-breakpoint
CREATE INDEX "appointments_time" ON "appointments" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "appointments_email" ON "appointments" USING btree ("email");--> statement-breakpoint
CREATE INDEX "appointments_listing" ON "appointments" USING btree ("listing_id","starts_at");--> statement-breakpoint
CREATE INDEX "articles_by_category" ON "articles" USING btree ("category","sort");--> statement-breakpoint
CREATE INDEX "confirmed_addresses_confirmed_at" ON "confirmed_addresses" USING btree ("confirmed_at");--> statement-breakpoint
CREATE INDEX "consent_records_at" ON "consent_records" USING btree ("at");--> statement-breakpoint
CREATE INDEX "demand_homes_waiting" ON "demand_homes" USING btree ("demand_id") WHERE waiting is not null;--> statement-breakpoint
CREATE INDEX "demands_email" ON "demands" USING btree ("email");--> statement-breakpoint
CREATE INDEX "demands_digest" ON "demands" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "document_requests_until" ON "document_requests" USING btree ("until");--> statement-breakpoint
CREATE INDEX "documents_by_listing" ON "documents" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "documents_by_project" ON "documents" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "erasures_at" ON "erasures" USING btree ("at");--> statement-breakpoint
CREATE INDEX "leads_digest" ON "leads" USING btree ("digest","at");--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree ("email");--> statement-breakpoint
CREATE INDEX "leads_at" ON "leads" USING btree ("at");--> statement-breakpoint
CREATE INDEX "leads_listing" ON "leads" USING btree ("listing_id","at");--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("goal","closed","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "listings_price_up" ON "listings" USING btree ("goal","closed",(case when publish_price then price_cents end),"id" DESC NULLS LAST) WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "listings_price_down" ON "listings" USING btree ("goal","closed",(case when publish_price then price_cents end) desc nulls last,"id" DESC NULLS LAST) WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "listings_surface" ON "listings" USING btree ("goal","closed","living_surface" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "listings_similar" ON "listings" USING btree ("goal","closed","web_id","zip") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "listings_count" ON "listings" USING btree ("goal","price_cents","publish_price","living_surface","bedrooms","energy_rank","zip","web_ids") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "listings_zip" ON "listings" USING btree ("goal","zip") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "listings_web_ids" ON "listings" USING gin ("web_ids");--> statement-breakpoint
CREATE INDEX "mails_state" ON "mails" USING btree ("state","at");--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "mails_at" ON "mails" USING btree ("at");--> statement-breakpoint
CREATE INDEX "newsletter_sendings_subscriber" ON "newsletter_sendings" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_state" ON "newsletter_subscribers" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "owner_devices_seen_at" ON "owner_devices" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "owner_links_owner" ON "owner_links" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "owner_links_expires" ON "owner_links" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "owner_listings_listing" ON "owner_listings" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "owner_sessions_owner" ON "owner_sessions" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "owner_sessions_expires" ON "owner_sessions" USING btree ("expires");--> statement-breakpoint
CREATE UNIQUE INDEX "owners_email" ON "owners" USING btree ("email");--> statement-breakpoint
CREATE INDEX "pending_submissions_expires" ON "pending_submissions" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "pictures_by_listing" ON "pictures" USING btree ("listing_id","position");--> statement-breakpoint
CREATE INDEX "pictures_by_project" ON "pictures" USING btree ("project_id","position");--> statement-breakpoint
CREATE INDEX "places_position" ON "places" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "places_source" ON "places" USING btree ("source");--> statement-breakpoint
CREATE INDEX "rate_limits_since" ON "rate_limits" USING btree ("since");--> statement-breakpoint
CREATE INDEX "testimonials_state" ON "testimonials" USING btree ("state","at");--> statement-breakpoint
CREATE INDEX "testimonials_email" ON "testimonials" USING btree ("email");--> statement-breakpoint
CREATE INDEX "testimonials_digest" ON "testimonials" USING btree ("digest","at");--> statement-breakpoint
CREATE INDEX "used_challenges_expires" ON "used_challenges" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "visit_counts_of" ON "visit_counts" USING btree ("kind","of_id","day","source","count");--> statement-breakpoint
CREATE INDEX "visit_keys_since" ON "visit_keys" USING btree ("since");