CREATE TABLE "brief_hidden_lines" (
	"user_id" uuid NOT NULL,
	"date" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "brief_hidden_lines_user_id_date_key_pk" PRIMARY KEY("user_id","date","key")
);
--> statement-breakpoint
ALTER TABLE "brief_hidden_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "life_reviews" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"starts_on" text NOT NULL,
	"review" jsonb NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "life_reviews_user_id_kind_starts_on_pk" PRIMARY KEY("user_id","kind","starts_on")
);
--> statement-breakpoint
ALTER TABLE "life_reviews" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "brief_hidden_lines" ADD CONSTRAINT "brief_hidden_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "life_reviews" ADD CONSTRAINT "life_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "owner" ON "brief_hidden_lines" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("brief_hidden_lines"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("brief_hidden_lines"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "brief_hidden_lines" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "life_reviews" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("life_reviews"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("life_reviews"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "life_reviews" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);