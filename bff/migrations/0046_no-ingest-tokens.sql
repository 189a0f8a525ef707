INSERT INTO "devices" ("user_id", "id", "kind", "source", "external_id", "name", "created_at", "last_seen_at", "token_hash", "token_made_at", "token_used_at")
SELECT "user_id", "id", 'wearable', 'token', "id"::text, "name", "created_at", "last_used_at", "token_hash", "created_at", "last_used_at" FROM "ingest_tokens";
--> statement-breakpoint
DROP POLICY "owner" ON "ingest_tokens" CASCADE;--> statement-breakpoint
DROP POLICY "system" ON "ingest_tokens" CASCADE;--> statement-breakpoint
DROP TABLE "ingest_tokens" CASCADE;