CREATE TABLE "awaited_titles" (
	"user_id" uuid NOT NULL,
	"memory_id" uuid NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "awaited_titles_user_id_memory_id_title_pk" PRIMARY KEY("user_id","memory_id","title")
);
--> statement-breakpoint
ALTER TABLE "awaited_titles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "awaited_titles" ADD CONSTRAINT "awaited_titles_memory" FOREIGN KEY ("user_id","memory_id") REFERENCES "public"."memories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "awaited_titles_title" ON "awaited_titles" USING btree ("user_id","title");--> statement-breakpoint
CREATE POLICY "owner" ON "awaited_titles" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("awaited_titles"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("awaited_titles"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "awaited_titles" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
-- What was read before is read once more, for the titles that it awaits. The owner of the tables sees no rows by itself.
SET LOCAL ROLE twyn_system;--> statement-breakpoint
UPDATE "memories" SET "understood_at" = NULL WHERE "understood_at" IS NOT NULL AND "text" LIKE '%[[%';--> statement-breakpoint
RESET ROLE;
