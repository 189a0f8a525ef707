CREATE TABLE "twin_verdicts" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"question" text NOT NULL,
	"would_say" boolean NOT NULL,
	"instead" text,
	"memory_ids" uuid[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "twin_verdicts_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "twin_verdicts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "twin_checks" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"choices" uuid[] NOT NULL,
	"predicted" uuid NOT NULL,
	"chosen" uuid,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "twin_checks_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "twin_checks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "twin_interviews" (
	"user_id" uuid NOT NULL,
	"question" text NOT NULL,
	"memory_id" uuid NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "twin_interviews_user_id_question_pk" PRIMARY KEY("user_id","question")
);
--> statement-breakpoint
ALTER TABLE "twin_interviews" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "twin_lines" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"text" text,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"memory_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "twin_lines_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "twin_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "twin_versions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"length" smallint NOT NULL,
	"warmth" smallint NOT NULL,
	"formality" smallint NOT NULL,
	"humour" smallint NOT NULL,
	"language" text NOT NULL,
	"restored_from" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "twin_versions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "twin_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "twin_verdicts" ADD CONSTRAINT "twin_verdicts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "twin_checks" ADD CONSTRAINT "twin_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "twin_interviews" ADD CONSTRAINT "twin_interviews_memory" FOREIGN KEY ("user_id","memory_id") REFERENCES "public"."memories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "twin_lines" ADD CONSTRAINT "twin_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "twin_lines" ADD CONSTRAINT "twin_lines_memory" FOREIGN KEY ("user_id","memory_id") REFERENCES "public"."memories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "twin_versions" ADD CONSTRAINT "twin_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "twin_checks_asked" ON "twin_checks" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "twin_versions_number" ON "twin_versions" USING btree ("user_id","number");--> statement-breakpoint
CREATE POLICY "owner" ON "twin_verdicts" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("twin_verdicts"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("twin_verdicts"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "twin_verdicts" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "twin_checks" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("twin_checks"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("twin_checks"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "twin_checks" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "twin_interviews" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("twin_interviews"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("twin_interviews"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "twin_interviews" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "twin_lines" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("twin_lines"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("twin_lines"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "twin_lines" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "twin_versions" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("twin_versions"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("twin_versions"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "twin_versions" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);