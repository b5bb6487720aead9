CREATE TABLE "content_changes" (
	"version" bigint PRIMARY KEY NOT NULL,
	"listing_ids" integer[]
);
