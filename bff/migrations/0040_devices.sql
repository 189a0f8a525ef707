CREATE TABLE "devices" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"name" text NOT NULL,
	"room" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"manufacturer" text,
	"model" text,
	"firmware" text,
	"is_paused" boolean DEFAULT false NOT NULL,
	"may_write_body" boolean DEFAULT true NOT NULL,
	"last_seen_at" timestamp (3) with time zone,
	"battery" smallint,
	"signal" smallint,
	"gaps" integer[] DEFAULT '{}' NOT NULL,
	"offline_reason" text,
	"offline_since" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone,
	"token_hash" "bytea",
	"token_prefix" text,
	"token_made_at" timestamp (3) with time zone,
	"token_used_at" timestamp (3) with time zone,
	"token_revoked_at" timestamp (3) with time zone,
	"old_token_hash" "bytea",
	"old_token_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "devices_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "devices_external" UNIQUE("user_id","source","external_id"),
	CONSTRAINT "devices_name" UNIQUE("user_id","name"),
	CONSTRAINT "devices_token" UNIQUE("token_hash"),
	CONSTRAINT "devices_old_token" UNIQUE("old_token_hash")
);
--> statement-breakpoint
ALTER TABLE "devices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "devices_due" ON "devices" USING btree ("next_check_at") WHERE not is_paused and next_check_at is not null;--> statement-breakpoint
CREATE POLICY "owner" ON "devices" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("devices"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("devices"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "devices" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);