CREATE TABLE "today_layouts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"cards" jsonb,
	"skipped_steps" text[] DEFAULT '{}' NOT NULL,
	"is_closed" boolean,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "today_layouts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "today_layouts" ADD CONSTRAINT "today_layouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "owner" ON "today_layouts" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("today_layouts"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("today_layouts"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "today_layouts" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);