ALTER TABLE "testimonials" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ALTER COLUMN "consent_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "picture_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "agreed_by" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "agreed_on" date;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "entered_by" bigint;--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_entered_by_staff_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;