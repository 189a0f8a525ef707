ALTER TABLE "user_settings" ADD COLUMN "learns_from_chat" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- The owner of the tables is no superuser everywhere, and sees no rows of its own then.
SET LOCAL ROLE twyn_system;--> statement-breakpoint
INSERT INTO "user_settings" ("user_id", "learns_from_chat") SELECT "user_id", "learns" FROM "chat_settings" ON CONFLICT ("user_id") DO UPDATE SET "learns_from_chat" = excluded."learns_from_chat";--> statement-breakpoint
RESET ROLE;--> statement-breakpoint
DROP POLICY "owner" ON "chat_settings" CASCADE;--> statement-breakpoint
DROP POLICY "system" ON "chat_settings" CASCADE;--> statement-breakpoint
DROP TABLE "chat_settings" CASCADE;
