ALTER TABLE "messages" ADD COLUMN "lease_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "reading" text;--> statement-breakpoint
CREATE INDEX "memories_not_read" ON "memories" USING btree ("user_id","recorded_at") WHERE reading = 'stopped' and deleted_at is null;