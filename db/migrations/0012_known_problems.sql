CREATE TABLE "known_problems" (
	"check" text PRIMARY KEY NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone
);
