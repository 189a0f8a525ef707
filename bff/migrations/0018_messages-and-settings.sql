CREATE TABLE "chat_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"learns" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"units" text,
	"quiet_from" text,
	"quiet_until" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_settings_quiet" CHECK ((quiet_from is null) = (quiet_until is null))
);
--> statement-breakpoint
ALTER TABLE "user_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "contexts_off" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "feedback" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "contexts_off" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_settings" ADD CONSTRAINT "chat_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memories_source_message" ON "memories" USING btree ("user_id","source_message_id") WHERE source_message_id is not null;--> statement-breakpoint
CREATE POLICY "owner" ON "chat_settings" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("chat_settings"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("chat_settings"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "chat_settings" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "user_settings" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("user_settings"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("user_settings"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "user_settings" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);