DROP POLICY "owner" ON "readings" CASCADE;--> statement-breakpoint
DROP POLICY "system" ON "readings" CASCADE;--> statement-breakpoint
DROP TABLE "readings" CASCADE;