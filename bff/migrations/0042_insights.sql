CREATE TABLE "experiments" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"action" text NOT NULL,
	"outcome" jsonb NOT NULL,
	"lag" integer NOT NULL,
	"starts_on" text NOT NULL,
	"arms" text NOT NULL,
	"time_zone" text NOT NULL,
	"half_width" double precision NOT NULL,
	"reminded_on" text,
	"stopped_at" timestamp (3) with time zone,
	"is_sample" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "experiments_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "experiments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "explore_views" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "explore_views_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "explore_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "findings" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"facts" jsonb NOT NULL,
	"is_holding" boolean NOT NULL,
	"is_sample" boolean NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"verdict" text,
	CONSTRAINT "findings_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "findings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "insight_runs" (
	"user_id" uuid NOT NULL,
	"time_zone" text NOT NULL,
	"lags" integer[] NOT NULL,
	"next_run_at" timestamp (3) with time zone NOT NULL,
	"ran_at" timestamp (3) with time zone,
	"summary" jsonb,
	CONSTRAINT "insight_runs_user_id_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
ALTER TABLE "insight_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "experiments" ADD CONSTRAINT "experiments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "explore_views" ADD CONSTRAINT "explore_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "findings" ADD CONSTRAINT "findings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_runs" ADD CONSTRAINT "insight_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "findings_key" ON "findings" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "findings_found" ON "findings" USING btree ("user_id","found_at","id");--> statement-breakpoint
CREATE INDEX "insight_runs_due" ON "insight_runs" USING btree ("next_run_at");--> statement-breakpoint
CREATE POLICY "owner" ON "experiments" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("experiments"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("experiments"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "experiments" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "explore_views" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("explore_views"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("explore_views"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "explore_views" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "findings" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("findings"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("findings"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "findings" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "insight_runs" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("insight_runs"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("insight_runs"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "insight_runs" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);