CREATE TABLE "import_skips" (
	"user_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"row" integer NOT NULL,
	"file" text NOT NULL,
	"reason" text NOT NULL,
	"is_kept" boolean NOT NULL,
	CONSTRAINT "import_skips_user_id_import_id_position_pk" PRIMARY KEY("user_id","import_id","position")
);
--> statement-breakpoint
ALTER TABLE "import_skips" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"file_bytes" bigint NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"format" text,
	"mapping" jsonb,
	"items_read" integer DEFAULT 0 NOT NULL,
	"bytes_read" bigint DEFAULT 0 NOT NULL,
	"bytes_to_read" bigint DEFAULT 0 NOT NULL,
	"imported" integer DEFAULT 0 NOT NULL,
	"repeated" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"remarked" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"undo_edited" text,
	"erased" jsonb,
	"lease_holder" uuid,
	"lease_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "imports_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "import_skips" ADD CONSTRAINT "import_skips_import" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_created" ON "imports" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "imports_to_do" ON "imports" USING btree ("status","started_at");--> statement-breakpoint
CREATE POLICY "owner" ON "import_skips" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("import_skips"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("import_skips"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "import_skips" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "imports" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("imports"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("imports"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "imports" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);