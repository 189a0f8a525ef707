ALTER TABLE "mood_entries" ADD COLUMN "import_id" uuid;--> statement-breakpoint
CREATE INDEX "mood_entries_import" ON "mood_entries" USING btree ("user_id","import_id") WHERE import_id is not null;