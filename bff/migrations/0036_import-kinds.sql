DROP INDEX "imports_created";--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "kind" text DEFAULT 'memory' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "position" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "imports_created" ON "imports" USING btree ("user_id","kind","created_at","id");