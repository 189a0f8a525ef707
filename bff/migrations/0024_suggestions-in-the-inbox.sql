CREATE INDEX "memories_suggested" ON "memories" USING btree ("user_id","recorded_at") WHERE (suggested_tags <> '{}' or suggested_kind is not null) and source_kind <> 'import'
    and deleted_at is null and status = 'active';--> statement-breakpoint
-- What was said before is found by its words as they stand: stems are made by the product.
SET LOCAL ROLE twyn_system;--> statement-breakpoint
UPDATE "messages" SET "terms" = to_tsvector('simple', "text") WHERE "status" = 'complete';--> statement-breakpoint
RESET ROLE;
