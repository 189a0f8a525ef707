DROP INDEX "memories_lived";--> statement-breakpoint
CREATE INDEX "memories_lived" ON "memories" USING btree ("user_id",(case when happened_at is null then recorded_at else happened_at end),"id");