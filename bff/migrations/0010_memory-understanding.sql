CREATE TABLE "memory_rules" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "memory_rules_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "memory_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "memory_dismissals" (
	"user_id" uuid NOT NULL,
	"memory_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "memory_dismissals_user_id_memory_id_kind_value_pk" PRIMARY KEY("user_id","memory_id","kind","value")
);
--> statement-breakpoint
ALTER TABLE "memory_dismissals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "memories_to_understand";--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "suggested_kind" text;--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "happened_by" text;--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "memory_rules" ADD CONSTRAINT "memory_rules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_dismissals" ADD CONSTRAINT "memory_dismissals_memory" FOREIGN KEY ("user_id","memory_id") REFERENCES "public"."memories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "memory_rules_key" ON "memory_rules" USING btree ("user_id","kind","key");--> statement-breakpoint
CREATE INDEX "memories_to_understand" ON "memories" USING btree ("user_id","recorded_at" DESC NULLS LAST) WHERE understood_at is null and deleted_at is null;--> statement-breakpoint
CREATE POLICY "owner" ON "memory_rules" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("memory_rules"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("memory_rules"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "memory_rules" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "memory_dismissals" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("memory_dismissals"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("memory_dismissals"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "memory_dismissals" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);