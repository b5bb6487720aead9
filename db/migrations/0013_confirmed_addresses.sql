CREATE TABLE "confirmed_addresses" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "confirmed_addresses_confirmed_at" ON "confirmed_addresses" USING btree ("confirmed_at");