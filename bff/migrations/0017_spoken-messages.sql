ALTER TABLE "voice_utterances" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP POLICY "owner" ON "voice_utterances" CASCADE;--> statement-breakpoint
DROP POLICY "system" ON "voice_utterances" CASCADE;--> statement-breakpoint
DROP TABLE "voice_utterances" CASCADE;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "heard_by" text;--> statement-breakpoint
CREATE INDEX "messages_spoken" ON "messages" USING btree ("user_id","created_at","id") WHERE heard_by is not null;