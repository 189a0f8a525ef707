CREATE TABLE "mood_entry_tags" (
	"user_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "mood_entry_tags_user_id_entry_id_tag_id_pk" PRIMARY KEY("user_id","entry_id","tag_id")
);
--> statement-breakpoint
ALTER TABLE "mood_entry_tags" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mood_tag_groups" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" smallint NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "mood_tag_groups_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "mood_tag_groups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mood_tags" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" smallint NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "mood_tags_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "mood_tags" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mood_words" (
	"user_id" uuid NOT NULL,
	"word" text NOT NULL,
	"mood" smallint NOT NULL,
	CONSTRAINT "mood_words_user_id_word_pk" PRIMARY KEY("user_id","word"),
	CONSTRAINT "mood_words_scale" CHECK ("mood_words"."mood" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "mood_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mood_entries" ADD COLUMN "energy" smallint;--> statement-breakpoint
ALTER TABLE "mood_entries" ADD COLUMN "stress" smallint;--> statement-breakpoint
ALTER TABLE "mood_entries" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "mood_entries" ADD COLUMN "around" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mood_entries" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mood_entry_tags" ADD CONSTRAINT "mood_entry_tags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mood_entry_tags" ADD CONSTRAINT "mood_entry_tags_entry" FOREIGN KEY ("user_id","entry_id") REFERENCES "public"."mood_entries"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mood_entry_tags" ADD CONSTRAINT "mood_entry_tags_tag" FOREIGN KEY ("user_id","tag_id") REFERENCES "public"."mood_tags"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mood_tag_groups" ADD CONSTRAINT "mood_tag_groups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mood_tags" ADD CONSTRAINT "mood_tags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mood_tags" ADD CONSTRAINT "mood_tags_group" FOREIGN KEY ("user_id","group_id") REFERENCES "public"."mood_tag_groups"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mood_words" ADD CONSTRAINT "mood_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mood_entry_tags_tag" ON "mood_entry_tags" USING btree ("user_id","tag_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mood_tag_groups_name" ON "mood_tag_groups" USING btree ("user_id",lower(name));--> statement-breakpoint
CREATE UNIQUE INDEX "mood_tags_name" ON "mood_tags" USING btree ("user_id","group_id",lower(name));--> statement-breakpoint
CREATE INDEX "mood_entries_removed" ON "mood_entries" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
ALTER TABLE "mood_entries" ADD CONSTRAINT "mood_entries_energy" CHECK ("mood_entries"."energy" between 1 and 5);--> statement-breakpoint
ALTER TABLE "mood_entries" ADD CONSTRAINT "mood_entries_stress" CHECK ("mood_entries"."stress" between 1 and 5);--> statement-breakpoint
CREATE POLICY "owner" ON "mood_entry_tags" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("mood_entry_tags"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("mood_entry_tags"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "mood_entry_tags" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "mood_tag_groups" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("mood_tag_groups"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("mood_tag_groups"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "mood_tag_groups" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "mood_tags" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("mood_tags"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("mood_tags"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "mood_tags" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "mood_words" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("mood_words"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("mood_words"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "mood_words" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);