DROP INDEX "memories_author";--> statement-breakpoint
DROP INDEX "memories_hidden";--> statement-breakpoint
CREATE INDEX "memories_author" ON "memories" USING btree ("user_id","author") WHERE author is not null and deleted_at is null and status in ('active', 'proposed');--> statement-breakpoint
CREATE INDEX "memories_hidden" ON "memories" USING btree ("user_id","id") WHERE deleted_at is not null or status not in ('active', 'proposed');