CREATE TABLE "home_connections" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"username" text,
	"secret" "bytea",
	"secret_set_at" timestamp (3) with time zone,
	"is_paused" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'connecting' NOT NULL,
	"status_reason" text,
	"status_at" timestamp (3) with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"lease_holder" text,
	"lease_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "home_connections_user_id_id_pk" PRIMARY KEY("user_id","id")
);--> statement-breakpoint
ALTER TABLE "home_connections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "home_discovered" (
	"user_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"name" text NOT NULL,
	"domain" text NOT NULL,
	"device_class" text,
	"object_id" text NOT NULL,
	"attributes" jsonb NOT NULL,
	"area" text,
	"floor" text,
	"device" jsonb,
	"category" text,
	"is_ignored" boolean DEFAULT false NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "home_discovered_user_id_connection_id_external_id_pk" PRIMARY KEY("user_id","connection_id","external_id")
);--> statement-breakpoint
ALTER TABLE "home_discovered" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "home_problems" (
	"user_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "home_problems_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"source" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "home_problems_user_id_connection_id_id_pk" PRIMARY KEY("user_id","connection_id","id")
);--> statement-breakpoint
ALTER TABLE "home_problems" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "home_state_hours" (
	"user_id" uuid NOT NULL,
	"entity_number" integer NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	"min" double precision NOT NULL,
	"max" double precision NOT NULL,
	"mean" double precision NOT NULL,
	"last" double precision NOT NULL,
	CONSTRAINT "home_state_hours_user_id_entity_number_hour_pk" PRIMARY KEY("user_id","entity_number","hour")
);--> statement-breakpoint
ALTER TABLE "home_state_hours" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "home_states" (
	"user_id" uuid NOT NULL,
	"entity_number" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"attributes" jsonb,
	"cause" text NOT NULL
);--> statement-breakpoint
ALTER TABLE "home_states" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "home_actions" ADD COLUMN "outcome" text DEFAULT 'done' NOT NULL;--> statement-breakpoint
ALTER TABLE "home_actions" ADD COLUMN "outcome_reason" text;--> statement-breakpoint
ALTER TABLE "home_actions" ADD COLUMN "sends" jsonb;--> statement-breakpoint
ALTER TABLE "home_actions" ADD COLUMN "sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "home_entities" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "home_entities_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "home_entities" ADD COLUMN "connection_id" uuid;--> statement-breakpoint
ALTER TABLE "home_entities" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "home_entities" ADD COLUMN "given_name" text;--> statement-breakpoint
ALTER TABLE "home_entities" ADD COLUMN "device_id" uuid;--> statement-breakpoint
ALTER TABLE "home_entities" ADD COLUMN "rights" jsonb;--> statement-breakpoint
ALTER TABLE "home_entities" ADD COLUMN "is_guarded" boolean;--> statement-breakpoint
CREATE INDEX "home_states_at" ON "home_states" USING btree ("user_id","entity_number","at");--> statement-breakpoint
CREATE INDEX "home_actions_pending" ON "home_actions" USING btree ("user_id","at") WHERE outcome = 'pending';--> statement-breakpoint
ALTER TABLE "home_entities" ADD CONSTRAINT "home_entities_number" UNIQUE("user_id","number");--> statement-breakpoint
ALTER TABLE "home_entities" ADD CONSTRAINT "home_entities_external" UNIQUE("user_id","connection_id","external_id");--> statement-breakpoint
CREATE POLICY "owner" ON "home_connections" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("home_connections"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("home_connections"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "home_connections" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "home_discovered" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("home_discovered"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("home_discovered"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "home_discovered" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "home_problems" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("home_problems"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("home_problems"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "home_problems" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "home_state_hours" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("home_state_hours"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("home_state_hours"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "home_state_hours" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "home_states" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("home_states"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("home_states"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "home_states" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "home_connections" ADD CONSTRAINT "home_connections_home" FOREIGN KEY ("user_id") REFERENCES "public"."homes"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_discovered" ADD CONSTRAINT "home_discovered_connection" FOREIGN KEY ("user_id","connection_id") REFERENCES "public"."home_connections"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_problems" ADD CONSTRAINT "home_problems_connection" FOREIGN KEY ("user_id","connection_id") REFERENCES "public"."home_connections"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_state_hours" ADD CONSTRAINT "home_state_hours_entity" FOREIGN KEY ("user_id","entity_number") REFERENCES "public"."home_entities"("user_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_states" ADD CONSTRAINT "home_states_entity" FOREIGN KEY ("user_id","entity_number") REFERENCES "public"."home_entities"("user_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_entities" ADD CONSTRAINT "home_entities_connection" FOREIGN KEY ("user_id","connection_id") REFERENCES "public"."home_connections"("user_id","id") ON DELETE cascade ON UPDATE no action;
