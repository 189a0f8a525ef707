ALTER TABLE "messages" ADD COLUMN "is_closest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "keep_told" text DEFAULT 'always' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "language" text DEFAULT 'auto' NOT NULL;