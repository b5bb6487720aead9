CREATE TABLE "feed_schedule" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"tried_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"told_at" timestamp with time zone,
	"etag" text,
	"last_modified" text,
	"valid_for" text,
	CONSTRAINT "feed_schedule_one_row" CHECK (id = 1)
);
--> statement-breakpoint
ALTER TABLE "feed_imports" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "feed_imports" ADD COLUMN "decided_at" timestamp with time zone;