CREATE TABLE "erasures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erasures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"email_hash" text NOT NULL,
	"erased" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "testimonials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"about" text NOT NULL,
	"website" text NOT NULL,
	"comment" text NOT NULL,
	"email" text NOT NULL,
	"picture" text,
	"picture_width" integer,
	"picture_height" integer,
	"state" text DEFAULT 'waiting' NOT NULL,
	"decided_at" timestamp with time zone,
	"consent_version" text NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "testimonials_picture_unique" UNIQUE("picture")
);
--> statement-breakpoint
CREATE INDEX "erasures_at" ON "erasures" USING btree ("at");--> statement-breakpoint
CREATE INDEX "testimonials_state" ON "testimonials" USING btree ("state","at");--> statement-breakpoint
CREATE INDEX "testimonials_email" ON "testimonials" USING btree ("email");--> statement-breakpoint
CREATE INDEX "testimonials_digest" ON "testimonials" USING btree ("digest","at");