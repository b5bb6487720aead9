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
ALTER TABLE "owner_devices" ADD CONSTRAINT "owner_devices_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_links" ADD CONSTRAINT "owner_links_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_listings" ADD CONSTRAINT "owner_listings_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_sessions" ADD CONSTRAINT "owner_sessions_owner_id_owners_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."owners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "owner_devices_seen_at" ON "owner_devices" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "owner_links_owner" ON "owner_links" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "owner_links_expires" ON "owner_links" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "owner_listings_listing" ON "owner_listings" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "owner_sessions_owner" ON "owner_sessions" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "owner_sessions_expires" ON "owner_sessions" USING btree ("expires");--> statement-breakpoint
CREATE UNIQUE INDEX "owners_email" ON "owners" USING btree ("email");