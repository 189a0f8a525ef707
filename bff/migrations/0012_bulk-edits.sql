CREATE TABLE "memory_bulk_edit_befores" (
	"user_id" uuid NOT NULL,
	"edit_id" uuid NOT NULL,
	"memory_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"tags" text[] NOT NULL,
	"importance" smallint NOT NULL,
	"status" text NOT NULL,
	"pinned_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "memory_bulk_edit_befores_user_id_edit_id_memory_id_pk" PRIMARY KEY("user_id","edit_id","memory_id")
);
--> statement-breakpoint
ALTER TABLE "memory_bulk_edit_befores" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "memory_bulk_edits" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"action" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "memory_bulk_edits_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "memory_bulk_edits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "memory_bulk_edit_befores" ADD CONSTRAINT "memory_bulk_edit_befores_edit" FOREIGN KEY ("user_id","edit_id") REFERENCES "public"."memory_bulk_edits"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_bulk_edit_befores" ADD CONSTRAINT "memory_bulk_edit_befores_memory" FOREIGN KEY ("user_id","memory_id") REFERENCES "public"."memories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_bulk_edits" ADD CONSTRAINT "memory_bulk_edits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memory_bulk_edit_befores_memory" ON "memory_bulk_edit_befores" USING btree ("user_id","memory_id");--> statement-breakpoint
CREATE INDEX "memory_bulk_edits_made" ON "memory_bulk_edits" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "memories_lived" ON "memories" USING btree ("user_id",coalesce(happened_at, recorded_at),"id");--> statement-breakpoint
CREATE POLICY "owner" ON "memory_bulk_edit_befores" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("memory_bulk_edit_befores"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("memory_bulk_edit_befores"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "memory_bulk_edit_befores" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "memory_bulk_edits" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("memory_bulk_edits"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("memory_bulk_edits"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "memory_bulk_edits" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);