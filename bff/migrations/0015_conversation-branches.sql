ALTER TABLE "conversations" ADD COLUMN "shelf" text DEFAULT 'recent' NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "active_leaf_id" uuid;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
CREATE INDEX "conversations_deleted" ON "conversations" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
-- The owner of the tables sees no rows by itself.
SET LOCAL ROLE twyn_system;--> statement-breakpoint
-- Until now every conversation was one chain.
UPDATE "messages" SET "parent_id" = "earlier"."id" FROM "messages" AS "earlier" WHERE "earlier"."user_id" = "messages"."user_id" AND "earlier"."conversation_id" = "messages"."conversation_id" AND "earlier"."position" = "messages"."position" - 1;--> statement-breakpoint
UPDATE "conversations" SET "active_leaf_id" = (SELECT "id" FROM "messages" WHERE "messages"."user_id" = "conversations"."user_id" AND "messages"."conversation_id" = "conversations"."id" ORDER BY "position" DESC LIMIT 1);--> statement-breakpoint
RESET ROLE;
