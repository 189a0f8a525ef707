CREATE TABLE "metric_settings" (
	"user_id" uuid NOT NULL,
	"metric" text NOT NULL,
	"goal" double precision,
	"unit" text,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"place" smallint,
	CONSTRAINT "metric_settings_user_id_metric_pk" PRIMARY KEY("user_id","metric")
);
--> statement-breakpoint
ALTER TABLE "metric_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reading_days" (
	"user_id" uuid NOT NULL,
	"series_id" integer NOT NULL,
	"day" date NOT NULL,
	"n" integer NOT NULL,
	"sum" double precision NOT NULL,
	"min" double precision NOT NULL,
	"max" double precision NOT NULL,
	CONSTRAINT "reading_days_user_id_series_id_day_pk" PRIMARY KEY("user_id","series_id","day")
);
--> statement-breakpoint
ALTER TABLE "reading_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reading_hours" (
	"user_id" uuid NOT NULL,
	"series_id" integer NOT NULL,
	"hour" timestamp (0) with time zone NOT NULL,
	"n" integer NOT NULL,
	"sum" double precision NOT NULL,
	"min" double precision NOT NULL,
	"max" double precision NOT NULL,
	CONSTRAINT "reading_hours_user_id_series_id_hour_pk" PRIMARY KEY("user_id","series_id","hour")
);
--> statement-breakpoint
ALTER TABLE "reading_hours" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reading_points" (
	"user_id" uuid NOT NULL,
	"series_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"value" double precision NOT NULL,
	"seconds" integer NOT NULL,
	"offset_minutes" smallint NOT NULL,
	"day" date NOT NULL,
	"recorded_at" timestamp (3) with time zone,
	"import_number" integer,
	CONSTRAINT "reading_points_user_id_series_id_at_pk" PRIMARY KEY("user_id","series_id","at")
);
--> statement-breakpoint
ALTER TABLE "reading_points" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reading_imports" (
	"user_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"import_id" uuid NOT NULL,
	CONSTRAINT "reading_imports_user_id_number_pk" PRIMARY KEY("user_id","number"),
	CONSTRAINT "reading_imports_import" UNIQUE("user_id","import_id")
);
--> statement-breakpoint
ALTER TABLE "reading_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reading_series" (
	"user_id" uuid NOT NULL,
	"id" integer NOT NULL,
	"metric" text NOT NULL,
	"origin" text NOT NULL,
	"source" text NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"own_unit" text DEFAULT '' NOT NULL,
	"priority" smallint NOT NULL,
	CONSTRAINT "reading_series_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "reading_series_source" UNIQUE("user_id","metric","origin","source","device")
);
--> statement-breakpoint
ALTER TABLE "reading_series" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "metric_settings" ADD CONSTRAINT "metric_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_days" ADD CONSTRAINT "reading_days_series" FOREIGN KEY ("user_id","series_id") REFERENCES "public"."reading_series"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_hours" ADD CONSTRAINT "reading_hours_series" FOREIGN KEY ("user_id","series_id") REFERENCES "public"."reading_series"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_points" ADD CONSTRAINT "reading_points_series" FOREIGN KEY ("user_id","series_id") REFERENCES "public"."reading_series"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_imports" ADD CONSTRAINT "reading_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_series" ADD CONSTRAINT "reading_series_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "owner" ON "metric_settings" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("metric_settings"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("metric_settings"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "metric_settings" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "reading_days" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("reading_days"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("reading_days"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "reading_days" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "reading_hours" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("reading_hours"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("reading_hours"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "reading_hours" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "reading_points" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("reading_points"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("reading_points"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "reading_points" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "reading_imports" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("reading_imports"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("reading_imports"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "reading_imports" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "reading_series" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("reading_series"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("reading_series"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "reading_series" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
-- The owner of the tables is no superuser everywhere, and sees no rows of its own then.
SET LOCAL ROLE twyn_system;--> statement-breakpoint
-- What was one's own so far and is a metric of the product now.
UPDATE "readings" SET "metric" = CASE "metric" WHEN 'blood-sugar' THEN 'glucose' ELSE 'sleep-deep' END, "own_unit" = '' WHERE ("metric" = 'blood-sugar' AND "own_unit" IN ('', 'mmol/L')) OR ("metric" = 'deep-sleep' AND "own_unit" IN ('', 'h'));--> statement-breakpoint
INSERT INTO "reading_series" ("user_id", "id", "metric", "origin", "source", "own_unit", "priority") SELECT "user_id", row_number() OVER (PARTITION BY "user_id" ORDER BY "metric", "source"), "metric", CASE "source" WHEN 'sample' THEN 'sample' ELSE 'told' END, "source", max("own_unit"), CASE "source" WHEN 'sample' THEN 90 ELSE 10 END FROM "readings" GROUP BY "user_id", "metric", "source";--> statement-breakpoint
-- Of readings of one moment each is a millisecond later. Where they were told is not known: their days are those of UTC, and a night is of the day of waking.
INSERT INTO "reading_points" ("user_id", "series_id", "at", "value", "seconds", "offset_minutes", "day", "recorded_at") SELECT "user_id", "series_id", "at", "value", 0, 0, (("at" AT TIME ZONE 'UTC') + CASE "metric" WHEN 'sleep-duration' THEN interval '6 hours' ELSE interval '0' END)::date, "recorded_at" FROM (SELECT r."user_id", s."id" AS "series_id", r."metric", r."value", r."recorded_at", r."effective_at" + interval '1 millisecond' * (row_number() OVER (PARTITION BY r."user_id", s."id", r."effective_at" ORDER BY r."recorded_at", r."id") - 1) AS "at" FROM "readings" r JOIN "reading_series" s ON s."user_id" = r."user_id" AND s."metric" = r."metric" AND s."source" = r."source") AS "moved" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "reading_hours" ("user_id", "series_id", "hour", "n", "sum", "min", "max") SELECT "user_id", "series_id", date_bin('1 hour', "at", timestamptz '2000-01-01 00:00Z'), count(*), sum("value"), min("value"), max("value") FROM "reading_points" GROUP BY 1, 2, 3;--> statement-breakpoint
INSERT INTO "reading_days" ("user_id", "series_id", "day", "n", "sum", "min", "max") SELECT "user_id", "series_id", "day", count(*), sum("value"), min("value"), max("value") FROM "reading_points" GROUP BY 1, 2, 3;--> statement-breakpoint
RESET ROLE;
