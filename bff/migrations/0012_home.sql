CREATE TABLE "home_actions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "home_actions_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"asked_by" text NOT NULL,
	"entity_id" text NOT NULL,
	"service" text NOT NULL,
	"parameters" jsonb NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "home_actions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "home_actions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "home_areas" (
	"user_id" uuid NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"aliases" text[] NOT NULL,
	"position" integer NOT NULL,
	"floor_id" text,
	CONSTRAINT "home_areas_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "home_areas" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "home_changes" (
	"user_id" uuid NOT NULL,
	"action_id" uuid NOT NULL,
	"entity_id" text NOT NULL,
	"state_before" text NOT NULL,
	"state_after" text NOT NULL,
	"attributes_before" jsonb NOT NULL,
	"attributes_after" jsonb NOT NULL,
	CONSTRAINT "home_changes_user_id_action_id_entity_id_pk" PRIMARY KEY("user_id","action_id","entity_id")
);
--> statement-breakpoint
ALTER TABLE "home_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "home_entities" (
	"user_id" uuid NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"aliases" text[] NOT NULL,
	"position" integer NOT NULL,
	"area_id" text,
	"domain" text NOT NULL,
	"device_class" text,
	"state" text NOT NULL,
	"attributes" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "home_entities_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "home_entities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "home_floors" (
	"user_id" uuid NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"aliases" text[] NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "home_floors_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "home_floors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "homes" (
	"user_id" uuid NOT NULL,
	"is_sample" boolean NOT NULL,
	"set_up_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "homes_user_id_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
ALTER TABLE "homes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "home_actions" ADD CONSTRAINT "home_actions_entity" FOREIGN KEY ("user_id","entity_id") REFERENCES "public"."home_entities"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_areas" ADD CONSTRAINT "home_areas_home" FOREIGN KEY ("user_id") REFERENCES "public"."homes"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_changes" ADD CONSTRAINT "home_changes_action" FOREIGN KEY ("user_id","action_id") REFERENCES "public"."home_actions"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_entities" ADD CONSTRAINT "home_entities_home" FOREIGN KEY ("user_id") REFERENCES "public"."homes"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_floors" ADD CONSTRAINT "home_floors_home" FOREIGN KEY ("user_id") REFERENCES "public"."homes"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homes" ADD CONSTRAINT "homes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "home_actions_entity" ON "home_actions" USING btree ("user_id","entity_id");--> statement-breakpoint
CREATE INDEX "home_actions_at" ON "home_actions" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "home_changes_entity" ON "home_changes" USING btree ("user_id","entity_id");--> statement-breakpoint
CREATE POLICY "owner" ON "home_actions" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("home_actions"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("home_actions"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "home_actions" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "home_areas" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("home_areas"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("home_areas"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "home_areas" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "home_changes" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("home_changes"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("home_changes"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "home_changes" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "home_entities" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("home_entities"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("home_entities"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "home_entities" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "home_floors" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("home_floors"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("home_floors"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "home_floors" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "homes" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("homes"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("homes"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "homes" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);