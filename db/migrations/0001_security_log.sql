CREATE TABLE "security_events" (
	"id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"result" text NOT NULL,
	"account" text,
	"network" text,
	"detail" text,
	"count" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_log_head" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"base_id" bigint NOT NULL,
	"base_hash" text NOT NULL,
	"last_id" bigint NOT NULL,
	"last_hash" text NOT NULL,
	"seal" text NOT NULL,
	CONSTRAINT "security_log_head_one_row" CHECK (id = 1)
);
--> statement-breakpoint
CREATE INDEX "security_events_at" ON "security_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "security_events_account" ON "security_events" USING btree ("account");