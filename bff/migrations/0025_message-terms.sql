ALTER TABLE "messages" ADD COLUMN "terms" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "messages_terms" ON "messages" USING gin ("user_id","terms") WITH (fastupdate=false);--> statement-breakpoint
-- What was said before is found by its words as they stand: stems are made by the product.
SET LOCAL ROLE twyn_system;--> statement-breakpoint
UPDATE "messages" SET "terms" = to_tsvector('simple', "text") WHERE "status" = 'complete';--> statement-breakpoint
RESET ROLE;
