CREATE TABLE "device_alerts" (
	"user_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "device_alerts_user_id_device_id_kind_pk" PRIMARY KEY("user_id","device_id","kind")
);
--> statement-breakpoint
ALTER TABLE "device_alerts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "device_mappings" (
	"user_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"name" text NOT NULL,
	"target" text NOT NULL,
	"metric" text,
	"unit" text DEFAULT '' NOT NULL,
	CONSTRAINT "device_mappings_user_id_device_id_name_pk" PRIMARY KEY("user_id","device_id","name")
);
--> statement-breakpoint
ALTER TABLE "device_mappings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "device_readings" (
	"user_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"reading_id" text NOT NULL,
	"name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"value" double precision,
	"text" text,
	"unit" text DEFAULT '' NOT NULL,
	"target" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "device_readings_user_id_device_id_reading_id_pk" PRIMARY KEY("user_id","device_id","reading_id")
);
--> statement-breakpoint
ALTER TABLE "device_readings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "device_refusals" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"device_id" uuid NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"reason" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "device_refusals_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "device_refusals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ingest_answers" (
	"user_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"key" text NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ingest_answers_user_id_device_id_key_pk" PRIMARY KEY("user_id","device_id","key")
);
--> statement-breakpoint
ALTER TABLE "ingest_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "device_pairings" (
	"user_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"locator" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "device_pairings_user_id_device_id_pk" PRIMARY KEY("user_id","device_id"),
	CONSTRAINT "device_pairings_locator" UNIQUE("locator")
);
--> statement-breakpoint
ALTER TABLE "device_pairings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "device_alerts" ADD CONSTRAINT "device_alerts_device" FOREIGN KEY ("user_id","device_id") REFERENCES "public"."devices"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_mappings" ADD CONSTRAINT "device_mappings_device" FOREIGN KEY ("user_id","device_id") REFERENCES "public"."devices"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_readings" ADD CONSTRAINT "device_readings_device" FOREIGN KEY ("user_id","device_id") REFERENCES "public"."devices"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_refusals" ADD CONSTRAINT "device_refusals_device" FOREIGN KEY ("user_id","device_id") REFERENCES "public"."devices"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingest_answers" ADD CONSTRAINT "ingest_answers_device" FOREIGN KEY ("user_id","device_id") REFERENCES "public"."devices"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_pairings" ADD CONSTRAINT "device_pairings_device" FOREIGN KEY ("user_id","device_id") REFERENCES "public"."devices"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_readings_named" ON "device_readings" USING btree ("user_id","device_id","name","at");--> statement-breakpoint
CREATE INDEX "device_readings_received" ON "device_readings" USING btree ("user_id","device_id","received_at");--> statement-breakpoint
CREATE INDEX "device_readings_passing" ON "device_readings" USING btree ("received_at") WHERE target <> 'history';--> statement-breakpoint
CREATE INDEX "device_refusals_received" ON "device_refusals" USING btree ("user_id","device_id","received_at");--> statement-breakpoint
CREATE INDEX "ingest_answers_created" ON "ingest_answers" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "devices" DROP COLUMN "updated_at";--> statement-breakpoint
CREATE POLICY "owner" ON "device_alerts" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("device_alerts"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("device_alerts"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "device_alerts" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "device_mappings" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("device_mappings"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("device_mappings"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "device_mappings" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "device_readings" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("device_readings"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("device_readings"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "device_readings" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "device_refusals" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("device_refusals"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("device_refusals"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "device_refusals" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "ingest_answers" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("ingest_answers"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("ingest_answers"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "ingest_answers" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "device_pairings" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("device_pairings"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("device_pairings"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "device_pairings" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);