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
ALTER TABLE "modules" ADD CONSTRAINT "modules_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_by_category" ON "articles" USING btree ("category","sort");--> statement-breakpoint
CREATE INDEX "consent_records_at" ON "consent_records" USING btree ("at");--> statement-breakpoint
-- Once one document, now a row a key: `npm run site -- import` writes them.
DELETE FROM "site_settings" WHERE "key" = 'site';
