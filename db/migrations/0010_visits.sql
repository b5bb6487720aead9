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
CREATE INDEX "visit_counts_of" ON "visit_counts" USING btree ("kind","of_id","day","source","count");--> statement-breakpoint
CREATE INDEX "visit_keys_since" ON "visit_keys" USING btree ("since");