ALTER TABLE "audit_log" ADD COLUMN "actor" uuid;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "subject" uuid;--> statement-breakpoint
-- When their people signed in is not known of the sessions so far. They end; a page that is open gets another by itself.
TRUNCATE TABLE "sessions";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "signed_in_at" timestamp (3) with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "role_source" text;--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");