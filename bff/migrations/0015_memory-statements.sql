CREATE TABLE "memory_statements" (
	"user_id" uuid NOT NULL,
	"memory_id" uuid NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "memory_statements_user_id_memory_id_key_pk" PRIMARY KEY("user_id","memory_id","key")
);
--> statement-breakpoint
ALTER TABLE "memory_statements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "memory_statements" ADD CONSTRAINT "memory_statements_memory" FOREIGN KEY ("user_id","memory_id") REFERENCES "public"."memories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memory_statements_key" ON "memory_statements" USING btree ("user_id","key");--> statement-breakpoint
ALTER TABLE "memory_conflicts" DROP COLUMN "merge_trace";--> statement-breakpoint
CREATE POLICY "owner" ON "memory_statements" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("memory_statements"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("memory_statements"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "memory_statements" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);