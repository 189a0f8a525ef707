CREATE TABLE "automation_effects" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"automation_id" uuid NOT NULL,
	"run_key" text NOT NULL,
	"step" integer NOT NULL,
	"action" jsonb NOT NULL,
	"cause" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"is_confirmed" boolean NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"result" text,
	"skill_run_id" uuid,
	CONSTRAINT "automation_effects_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "automation_effects" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "automation_engines" (
	"user_id" uuid NOT NULL,
	"wakes_at" timestamp (3) with time zone,
	"looked_at" timestamp (3) with time zone,
	CONSTRAINT "automation_engines_user_id_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
ALTER TABLE "automation_engines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "automation_runs" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"automation_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"run_key" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"count" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"trigger" integer,
	"values" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	CONSTRAINT "automation_runs_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "automation_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "automation_versions" (
	"user_id" uuid NOT NULL,
	"automation_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"rule" jsonb NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "automation_versions_user_id_automation_id_version_pk" PRIMARY KEY("user_id","automation_id","version")
);
--> statement-breakpoint
ALTER TABLE "automation_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "automations" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"rule" jsonb NOT NULL,
	"source" text,
	"is_enabled" boolean NOT NULL,
	"time_zone" text NOT NULL,
	"state" jsonb,
	"last_ran_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "automations_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "automations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "automation_hook_calls" (
	"user_id" uuid NOT NULL,
	"hook_id" uuid NOT NULL,
	"digest" "bytea" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "automation_hook_calls_user_id_hook_id_digest_pk" PRIMARY KEY("user_id","hook_id","digest")
);
--> statement-breakpoint
ALTER TABLE "automation_hook_calls" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "automation_hooks" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"secret" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	"called_at" timestamp (3) with time zone,
	CONSTRAINT "automation_hooks_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "automation_hooks_token" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "automation_hooks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "signal_listeners" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"listener_id" uuid NOT NULL,
	CONSTRAINT "signal_listeners_user_id_key_listener_id_pk" PRIMARY KEY("user_id","key","listener_id")
);
--> statement-breakpoint
ALTER TABLE "signal_listeners" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "signals" (
	"user_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "signals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"data" jsonb NOT NULL,
	"is_taken" boolean DEFAULT false NOT NULL,
	CONSTRAINT "signals_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "signals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "automation_effects" ADD CONSTRAINT "automation_effects_automation" FOREIGN KEY ("user_id","automation_id") REFERENCES "public"."automations"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_engines" ADD CONSTRAINT "automation_engines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_runs" ADD CONSTRAINT "automation_runs_automation" FOREIGN KEY ("user_id","automation_id") REFERENCES "public"."automations"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_versions" ADD CONSTRAINT "automation_versions_automation" FOREIGN KEY ("user_id","automation_id") REFERENCES "public"."automations"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automations" ADD CONSTRAINT "automations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_hook_calls" ADD CONSTRAINT "automation_hook_calls_hook" FOREIGN KEY ("user_id","hook_id") REFERENCES "public"."automation_hooks"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automation_hooks" ADD CONSTRAINT "automation_hooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_listeners" ADD CONSTRAINT "signal_listeners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signals" ADD CONSTRAINT "signals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "automation_effects_run" ON "automation_effects" USING btree ("user_id","run_key","step");--> statement-breakpoint
CREATE INDEX "automation_effects_due" ON "automation_effects" USING btree ("at") WHERE status in ('due', 'started');--> statement-breakpoint
CREATE INDEX "automation_effects_waiting" ON "automation_effects" USING btree ("user_id","at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "automation_engines_due" ON "automation_engines" USING btree ("wakes_at");--> statement-breakpoint
CREATE INDEX "automation_runs_started" ON "automation_runs" USING btree ("user_id","automation_id","started_at");--> statement-breakpoint
CREATE INDEX "automation_runs_key" ON "automation_runs" USING btree ("user_id","run_key");--> statement-breakpoint
CREATE INDEX "automation_hook_calls_at" ON "automation_hook_calls" USING btree ("at");--> statement-breakpoint
CREATE INDEX "signal_listeners_listener" ON "signal_listeners" USING btree ("user_id","listener_id");--> statement-breakpoint
CREATE INDEX "signals_waiting" ON "signals" USING btree ("user_id","id") WHERE not is_taken;--> statement-breakpoint
CREATE INDEX "signals_at" ON "signals" USING btree ("at");--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_place" CHECK ((latitude is null) = (longitude is null));--> statement-breakpoint
CREATE POLICY "owner" ON "automation_effects" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("automation_effects"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("automation_effects"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "automation_effects" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "automation_engines" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("automation_engines"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("automation_engines"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "automation_engines" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "automation_runs" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("automation_runs"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("automation_runs"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "automation_runs" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "automation_versions" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("automation_versions"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("automation_versions"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "automation_versions" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "automations" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("automations"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("automations"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "automations" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "automation_hook_calls" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("automation_hook_calls"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("automation_hook_calls"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "automation_hook_calls" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "automation_hooks" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("automation_hooks"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("automation_hooks"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "automation_hooks" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "signal_listeners" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("signal_listeners"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("signal_listeners"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "signal_listeners" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "signals" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("signals"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("signals"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "signals" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);