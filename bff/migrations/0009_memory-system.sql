CREATE TABLE "memory_bulk_edit_befores" (
	"user_id" uuid NOT NULL,
	"edit_id" uuid NOT NULL,
	"memory_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"tags" text[] NOT NULL,
	"importance" smallint NOT NULL,
	"status" text NOT NULL,
	"pinned_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "memory_bulk_edit_befores_user_id_edit_id_memory_id_pk" PRIMARY KEY("user_id","edit_id","memory_id")
);
--> statement-breakpoint
ALTER TABLE "memory_bulk_edit_befores" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "memory_bulk_edits" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"action" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "memory_bulk_edits_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "memory_bulk_edits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "entities" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"ignored_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entities_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "entities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "entity_mentions" (
	"user_id" uuid NOT NULL,
	"memory_id" uuid NOT NULL,
	"entity_id" uuid NOT NULL,
	CONSTRAINT "entity_mentions_user_id_memory_id_entity_id_pk" PRIMARY KEY("user_id","memory_id","entity_id")
);
--> statement-breakpoint
ALTER TABLE "entity_mentions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "entity_merge_mentions" (
	"user_id" uuid NOT NULL,
	"merge_id" uuid NOT NULL,
	"memory_id" uuid NOT NULL,
	"is_shared" boolean NOT NULL,
	CONSTRAINT "entity_merge_mentions_user_id_merge_id_memory_id_pk" PRIMARY KEY("user_id","merge_id","memory_id")
);
--> statement-breakpoint
ALTER TABLE "entity_merge_mentions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "entity_merges" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"into_id" uuid NOT NULL,
	"entity_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"aliases" text[] NOT NULL,
	"added_aliases" text[] NOT NULL,
	"merged_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "entity_merges_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "entity_merges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "memory_rules" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "memory_rules_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "memory_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "memory_vector_tasks" (
	"user_id" uuid NOT NULL,
	"memory_id" uuid NOT NULL,
	"model" text NOT NULL,
	"refusals" integer DEFAULT 0 NOT NULL,
	"error" text,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "memory_vector_tasks_user_id_memory_id_model_pk" PRIMARY KEY("user_id","memory_id","model")
);
--> statement-breakpoint
ALTER TABLE "memory_vector_tasks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "awaited_titles" (
	"user_id" uuid NOT NULL,
	"memory_id" uuid NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "awaited_titles_user_id_memory_id_title_pk" PRIMARY KEY("user_id","memory_id","title")
);
--> statement-breakpoint
ALTER TABLE "awaited_titles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "memory_links" (
	"user_id" uuid NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "memory_links_user_id_from_id_to_id_kind_pk" PRIMARY KEY("user_id","from_id","to_id","kind")
);
--> statement-breakpoint
ALTER TABLE "memory_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"trace" jsonb,
	CONSTRAINT "memory_conflicts_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "memory_conflicts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "memory_statements" (
	"user_id" uuid NOT NULL,
	"memory_id" uuid NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "memory_statements_user_id_memory_id_key_pk" PRIMARY KEY("user_id","memory_id","key")
);
--> statement-breakpoint
ALTER TABLE "memory_statements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rejected_proposals" (
	"user_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"rejected_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rejected_proposals_user_id_fingerprint_pk" PRIMARY KEY("user_id","fingerprint")
);
--> statement-breakpoint
ALTER TABLE "rejected_proposals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "search_judgements" (
	"user_id" uuid NOT NULL,
	"memory_id" uuid NOT NULL,
	"difference" jsonb NOT NULL,
	"judged_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_judgements_user_id_memory_id_pk" PRIMARY KEY("user_id","memory_id")
);
--> statement-breakpoint
ALTER TABLE "search_judgements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "memory_dismissals" (
	"user_id" uuid NOT NULL,
	"memory_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "memory_dismissals_user_id_memory_id_kind_value_pk" PRIMARY KEY("user_id","memory_id","kind","value")
);
--> statement-breakpoint
ALTER TABLE "memory_dismissals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "memories_hidden";--> statement-breakpoint
ALTER TABLE "memory_vectors" DROP CONSTRAINT "memory_vectors_user_id_memory_id_model_pk";--> statement-breakpoint
ALTER TABLE "memory_vectors" ADD COLUMN "passage" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "memory_vectors" ADD CONSTRAINT "memory_vectors_user_id_memory_id_model_passage_pk" PRIMARY KEY("user_id","memory_id","model","passage");--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "terms" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "pinned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "superseded_by_id" uuid;--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "superseded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "understood_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "compared_version" integer;--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "suggested_tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "suggested_kind" text;--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "happened_by" text;--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "import_key" text;--> statement-breakpoint
ALTER TABLE "memory_vectors" ADD COLUMN "in_graph" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "memory_versions" ADD COLUMN "importance" smallint DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "memory_versions" ADD COLUMN "happened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "memory_bulk_edit_befores" ADD CONSTRAINT "memory_bulk_edit_befores_edit" FOREIGN KEY ("user_id","edit_id") REFERENCES "public"."memory_bulk_edits"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_bulk_edit_befores" ADD CONSTRAINT "memory_bulk_edit_befores_memory" FOREIGN KEY ("user_id","memory_id") REFERENCES "public"."memories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_bulk_edits" ADD CONSTRAINT "memory_bulk_edits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entities" ADD CONSTRAINT "entities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_mentions" ADD CONSTRAINT "entity_mentions_memory" FOREIGN KEY ("user_id","memory_id") REFERENCES "public"."memories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_mentions" ADD CONSTRAINT "entity_mentions_entity" FOREIGN KEY ("user_id","entity_id") REFERENCES "public"."entities"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_merge_mentions" ADD CONSTRAINT "entity_merge_mentions_merge" FOREIGN KEY ("user_id","merge_id") REFERENCES "public"."entity_merges"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_merge_mentions" ADD CONSTRAINT "entity_merge_mentions_memory" FOREIGN KEY ("user_id","memory_id") REFERENCES "public"."memories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_merges" ADD CONSTRAINT "entity_merges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_rules" ADD CONSTRAINT "memory_rules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_skips" ADD CONSTRAINT "import_skips_import" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_vector_tasks" ADD CONSTRAINT "memory_vector_tasks_memory" FOREIGN KEY ("user_id","memory_id") REFERENCES "public"."memories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awaited_titles" ADD CONSTRAINT "awaited_titles_memory" FOREIGN KEY ("user_id","memory_id") REFERENCES "public"."memories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_links" ADD CONSTRAINT "memory_links_from" FOREIGN KEY ("user_id","from_id") REFERENCES "public"."memories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_links" ADD CONSTRAINT "memory_links_to" FOREIGN KEY ("user_id","to_id") REFERENCES "public"."memories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_conflicts" ADD CONSTRAINT "memory_conflicts_older" FOREIGN KEY ("user_id","older_id") REFERENCES "public"."memories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_conflicts" ADD CONSTRAINT "memory_conflicts_newer" FOREIGN KEY ("user_id","newer_id") REFERENCES "public"."memories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_statements" ADD CONSTRAINT "memory_statements_memory" FOREIGN KEY ("user_id","memory_id") REFERENCES "public"."memories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rejected_proposals" ADD CONSTRAINT "rejected_proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_judgements" ADD CONSTRAINT "search_judgements_memory" FOREIGN KEY ("user_id","memory_id") REFERENCES "public"."memories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_dismissals" ADD CONSTRAINT "memory_dismissals_memory" FOREIGN KEY ("user_id","memory_id") REFERENCES "public"."memories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memory_bulk_edit_befores_memory" ON "memory_bulk_edit_befores" USING btree ("user_id","memory_id");--> statement-breakpoint
CREATE INDEX "memory_bulk_edits_made" ON "memory_bulk_edits" USING btree ("made_at");--> statement-breakpoint
CREATE UNIQUE INDEX "entities_key" ON "entities" USING btree ("user_id","kind","key");--> statement-breakpoint
CREATE INDEX "entity_mentions_entity" ON "entity_mentions" USING btree ("user_id","entity_id","memory_id");--> statement-breakpoint
CREATE INDEX "entity_merge_mentions_memory" ON "entity_merge_mentions" USING btree ("user_id","memory_id");--> statement-breakpoint
CREATE INDEX "entity_merges_into" ON "entity_merges" USING btree ("user_id","into_id");--> statement-breakpoint
CREATE UNIQUE INDEX "memory_rules_key" ON "memory_rules" USING btree ("user_id","kind","key");--> statement-breakpoint
CREATE INDEX "imports_created" ON "imports" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "imports_to_do" ON "imports" USING btree ("status","started_at");--> statement-breakpoint
CREATE INDEX "awaited_titles_title" ON "awaited_titles" USING btree ("user_id","title");--> statement-breakpoint
CREATE INDEX "memory_links_to" ON "memory_links" USING btree ("user_id","to_id");--> statement-breakpoint
CREATE UNIQUE INDEX "memory_conflicts_pair" ON "memory_conflicts" USING btree ("user_id","older_id","newer_id");--> statement-breakpoint
CREATE INDEX "memory_conflicts_newer" ON "memory_conflicts" USING btree ("user_id","newer_id");--> statement-breakpoint
CREATE INDEX "memory_conflicts_found" ON "memory_conflicts" USING btree ("user_id","found_at","id");--> statement-breakpoint
CREATE INDEX "memory_statements_key" ON "memory_statements" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "messages_terms" ON "messages" USING gin ("user_id","terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "memories_import_key" ON "memories" USING btree ("user_id","import_key") WHERE import_key is not null;--> statement-breakpoint
CREATE INDEX "memories_import" ON "memories" USING btree ("user_id","import_id") WHERE import_id is not null;--> statement-breakpoint
CREATE INDEX "memories_lived" ON "memories" USING btree ("user_id",coalesce(happened_at, recorded_at),"id");--> statement-breakpoint
CREATE INDEX "memories_happened" ON "memories" USING btree ("user_id","happened_at") WHERE happened_at is not null;--> statement-breakpoint
CREATE INDEX "memories_to_understand" ON "memories" USING btree ("user_id","recorded_at" DESC NULLS LAST) WHERE understood_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "memories_to_compare" ON "memories" USING btree ("user_id","recorded_at") WHERE compared_version is distinct from version and deleted_at is null;--> statement-breakpoint
CREATE INDEX "memories_suggested" ON "memories" USING btree ("user_id","recorded_at") WHERE (suggested_tags <> '{}' or suggested_kind is not null) and source_kind <> 'import'
    and deleted_at is null and status = 'active';--> statement-breakpoint
CREATE INDEX "memories_superseded_by" ON "memories" USING btree ("user_id","superseded_by_id") WHERE superseded_by_id is not null;--> statement-breakpoint
CREATE INDEX "memories_author" ON "memories" USING btree ("user_id","author") WHERE author is not null and deleted_at is null and status in ('active', 'proposed');--> statement-breakpoint
CREATE INDEX "memory_vectors_reach" ON "memory_vectors" USING btree ("user_id","model","in_graph");--> statement-breakpoint
CREATE INDEX "memories_hidden" ON "memories" USING btree ("user_id","id") WHERE deleted_at is not null or status not in ('active', 'proposed');--> statement-breakpoint
CREATE POLICY "owner" ON "memory_bulk_edit_befores" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("memory_bulk_edit_befores"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("memory_bulk_edit_befores"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "memory_bulk_edit_befores" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "memory_bulk_edits" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("memory_bulk_edits"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("memory_bulk_edits"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "memory_bulk_edits" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "entities" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("entities"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("entities"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "entities" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "entity_mentions" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("entity_mentions"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("entity_mentions"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "entity_mentions" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "entity_merge_mentions" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("entity_merge_mentions"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("entity_merge_mentions"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "entity_merge_mentions" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "entity_merges" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("entity_merges"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("entity_merges"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "entity_merges" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "memory_rules" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("memory_rules"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("memory_rules"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "memory_rules" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "import_skips" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("import_skips"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("import_skips"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "import_skips" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "imports" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("imports"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("imports"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "imports" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "memory_vector_tasks" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("memory_vector_tasks"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("memory_vector_tasks"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "memory_vector_tasks" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "awaited_titles" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("awaited_titles"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("awaited_titles"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "awaited_titles" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "memory_links" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("memory_links"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("memory_links"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "memory_links" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "memory_conflicts" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("memory_conflicts"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("memory_conflicts"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "memory_conflicts" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "memory_statements" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("memory_statements"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("memory_statements"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "memory_statements" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "rejected_proposals" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("rejected_proposals"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("rejected_proposals"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "rejected_proposals" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "search_judgements" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("search_judgements"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("search_judgements"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "search_judgements" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "memory_dismissals" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("memory_dismissals"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("memory_dismissals"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "memory_dismissals" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
-- The owner of the tables sees no rows by itself.
SET LOCAL ROLE twyn_system;--> statement-breakpoint
-- Until now an edit changed neither: earlier versions had what the memory has.
UPDATE "memory_versions" SET "importance" = "memories"."importance", "happened_at" = "memories"."happened_at" FROM "memories" WHERE "memories"."user_id" = "memory_versions"."user_id" AND "memories"."id" = "memory_versions"."memory_id";--> statement-breakpoint
-- What was said before is found by its words as they stand: stems are made by the product.
UPDATE "messages" SET "terms" = to_tsvector('simple', "text") WHERE "status" = 'complete';--> statement-breakpoint
RESET ROLE;
