CREATE TABLE "listing_changes" (
	"listing_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"price_cents" bigint,
	"publish_price" boolean NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "listing_changes_listing_id_at_pk" PRIMARY KEY("listing_id","at")
);
--> statement-breakpoint
ALTER TABLE "listing_changes" ADD CONSTRAINT "listing_changes_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What is there has been as it is at least since it was last changed.
INSERT INTO "listing_changes" SELECT "id", "modified_at", "price_cents", "publish_price", "state" FROM "listings";
