CREATE TABLE "readings" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"metric" text NOT NULL,
	"value" double precision NOT NULL,
	"own_unit" text NOT NULL,
	"effective_at" timestamp (3) with time zone NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "readings_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "readings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mood_entries" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"mood" smallint NOT NULL,
	"word" text,
	"effective_at" timestamp (3) with time zone NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "mood_entries_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "mood_entries_scale" CHECK ("mood_entries"."mood" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "mood_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "skill_runs" ADD COLUMN "charts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mood_entries" ADD CONSTRAINT "mood_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "readings_metric" ON "readings" USING btree ("user_id","metric","effective_at");--> statement-breakpoint
CREATE INDEX "mood_entries_at" ON "mood_entries" USING btree ("user_id","effective_at");--> statement-breakpoint
CREATE POLICY "owner" ON "readings" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("readings"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("readings"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "readings" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "mood_entries" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("mood_entries"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("mood_entries"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "mood_entries" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);