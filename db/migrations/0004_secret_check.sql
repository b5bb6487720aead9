CREATE TABLE "secret_check" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"key_id" text NOT NULL,
	CONSTRAINT "secret_check_one_row" CHECK (id = 1)
);
