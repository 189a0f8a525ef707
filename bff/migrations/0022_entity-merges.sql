CREATE TABLE "entity_merge_mentions" (
	"user_id" uuid NOT NULL,
	"merge_id" uuid NOT NULL,
	"memory_id" uuid NOT NULL,
	"is_shared" boolean NOT NULL,
	CONSTRAINT "entity_merge_mentions_user_id_merge_id_memory_id_pk" PRIMARY KEY("user_id","merge_id","memory_id")
);
--> statement-breakpoint
ALTER TABLE "entity_merge_mentions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "entity_merges" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"into_id" uuid NOT NULL,
	"entity_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"aliases" text[] NOT NULL,
	"added_aliases" text[] NOT NULL,
	"merged_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "entity_merges_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "entity_merges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "entity_merge_mentions" ADD CONSTRAINT "entity_merge_mentions_merge" FOREIGN KEY ("user_id","merge_id") REFERENCES "public"."entity_merges"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_merge_mentions" ADD CONSTRAINT "entity_merge_mentions_memory" FOREIGN KEY ("user_id","memory_id") REFERENCES "public"."memories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_merges" ADD CONSTRAINT "entity_merges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entity_merge_mentions_memory" ON "entity_merge_mentions" USING btree ("user_id","memory_id");--> statement-breakpoint
CREATE INDEX "entity_merges_into" ON "entity_merges" USING btree ("user_id","into_id");--> statement-breakpoint
CREATE POLICY "owner" ON "entity_merge_mentions" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("entity_merge_mentions"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("entity_merge_mentions"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "entity_merge_mentions" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "entity_merges" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("entity_merges"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("entity_merges"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "entity_merges" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);