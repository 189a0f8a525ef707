CREATE TABLE "memory_conflicts" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"older_id" uuid NOT NULL,
	"newer_id" uuid NOT NULL,
	"older_version" integer NOT NULL,
	"newer_version" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text,
	"found_at" timestamp (3) with time zone NOT NULL,
	"resolution" text,
	"merge_trace" jsonb,
	CONSTRAINT "memory_conflicts_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "memory_conflicts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rejected_proposals" (
	"user_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"rejected_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rejected_proposals_user_id_fingerprint_pk" PRIMARY KEY("user_id","fingerprint")
);
--> statement-breakpoint
ALTER TABLE "rejected_proposals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "compared_version" integer;--> statement-breakpoint
ALTER TABLE "memory_versions" ADD COLUMN "importance" smallint DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "memory_versions" ADD COLUMN "happened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "memory_conflicts" ADD CONSTRAINT "memory_conflicts_older" FOREIGN KEY ("user_id","older_id") REFERENCES "public"."memories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_conflicts" ADD CONSTRAINT "memory_conflicts_newer" FOREIGN KEY ("user_id","newer_id") REFERENCES "public"."memories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rejected_proposals" ADD CONSTRAINT "rejected_proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "memory_conflicts_pair" ON "memory_conflicts" USING btree ("user_id","older_id","newer_id");--> statement-breakpoint
CREATE INDEX "memory_conflicts_newer" ON "memory_conflicts" USING btree ("user_id","newer_id");--> statement-breakpoint
CREATE INDEX "memory_conflicts_found" ON "memory_conflicts" USING btree ("user_id","found_at","id");--> statement-breakpoint
CREATE INDEX "memories_to_compare" ON "memories" USING btree ("user_id","recorded_at") WHERE compared_version is distinct from version and deleted_at is null;--> statement-breakpoint
CREATE INDEX "memories_superseded_by" ON "memories" USING btree ("user_id","superseded_by_id") WHERE superseded_by_id is not null;--> statement-breakpoint
CREATE POLICY "owner" ON "memory_conflicts" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("memory_conflicts"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("memory_conflicts"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "memory_conflicts" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "rejected_proposals" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("rejected_proposals"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("rejected_proposals"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "rejected_proposals" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
-- Until now an edit changed neither: earlier versions had what the memory has.
UPDATE "memory_versions" SET "importance" = "memories"."importance", "happened_at" = "memories"."happened_at" FROM "memories" WHERE "memories"."user_id" = "memory_versions"."user_id" AND "memories"."id" = "memory_versions"."memory_id";