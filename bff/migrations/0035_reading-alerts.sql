CREATE TABLE "reading_alerts" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"metric" text NOT NULL,
	"condition" text NOT NULL,
	"threshold" double precision NOT NULL,
	"minutes" integer NOT NULL,
	"quiet_from" text,
	"quiet_until" text,
	"time_zone" text NOT NULL,
	"is_enabled" boolean NOT NULL,
	"snoozed_until" timestamp (3) with time zone,
	"holds_since" timestamp (3) with time zone,
	"fired_at" timestamp (3) with time zone,
	"fired_value" double precision,
	"next_check_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reading_alerts_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "reading_alerts_quiet" CHECK ((quiet_from is null) = (quiet_until is null))
);
--> statement-breakpoint
ALTER TABLE "reading_alerts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "reading_alerts" ADD CONSTRAINT "reading_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reading_alerts_due" ON "reading_alerts" USING btree ("next_check_at") WHERE is_enabled;--> statement-breakpoint
CREATE POLICY "owner" ON "reading_alerts" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("reading_alerts"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("reading_alerts"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "reading_alerts" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);