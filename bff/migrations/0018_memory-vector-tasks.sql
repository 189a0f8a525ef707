CREATE TABLE "memory_vector_tasks" (
	"user_id" uuid NOT NULL,
	"memory_id" uuid NOT NULL,
	"model" text NOT NULL,
	"refusals" integer DEFAULT 0 NOT NULL,
	"error" text,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "memory_vector_tasks_user_id_memory_id_model_pk" PRIMARY KEY("user_id","memory_id","model")
);
--> statement-breakpoint
ALTER TABLE "memory_vector_tasks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "memory_vector_tasks" ADD CONSTRAINT "memory_vector_tasks_memory" FOREIGN KEY ("user_id","memory_id") REFERENCES "public"."memories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "owner" ON "memory_vector_tasks" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("memory_vector_tasks"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("memory_vector_tasks"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "memory_vector_tasks" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);