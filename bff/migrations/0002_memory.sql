CREATE TABLE "memories" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"tags" text[] NOT NULL,
	"importance" smallint NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"happened_at" timestamp (3) with time zone,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"thread" text,
	"seq" integer,
	"author" text,
	"source_kind" text NOT NULL,
	"source_message_id" uuid,
	"source_conversation_id" uuid,
	"source_quote" text,
	"idempotency_key" uuid,
	"terms" "tsvector" NOT NULL,
	"doc_length" integer NOT NULL,
	CONSTRAINT "memories_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "memories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "memory_vectors" (
	"user_id" uuid NOT NULL,
	"memory_id" uuid NOT NULL,
	"model" text NOT NULL,
	"v" vector NOT NULL,
	CONSTRAINT "memory_vectors_user_id_memory_id_model_pk" PRIMARY KEY("user_id","memory_id","model")
);
--> statement-breakpoint
ALTER TABLE "memory_vectors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "memory_versions" (
	"user_id" uuid NOT NULL,
	"memory_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"tags" text[] NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "memory_versions_user_id_memory_id_version_pk" PRIMARY KEY("user_id","memory_id","version")
);
--> statement-breakpoint
ALTER TABLE "memory_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "memories" ADD CONSTRAINT "memories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_vectors" ADD CONSTRAINT "memory_vectors_memory" FOREIGN KEY ("user_id","memory_id") REFERENCES "public"."memories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_versions" ADD CONSTRAINT "memory_versions_memory" FOREIGN KEY ("user_id","memory_id") REFERENCES "public"."memories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "memories_idempotency" ON "memories" USING btree ("user_id","idempotency_key") WHERE idempotency_key is not null;--> statement-breakpoint
CREATE INDEX "memories_recorded" ON "memories" USING btree ("user_id","recorded_at","id");--> statement-breakpoint
CREATE INDEX "memories_thread" ON "memories" USING btree ("user_id","thread","seq");--> statement-breakpoint
CREATE INDEX "memories_hidden" ON "memories" USING btree ("user_id","id") WHERE deleted_at is not null or status <> 'active';--> statement-breakpoint
CREATE POLICY "owner" ON "memories" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("memories"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("memories"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "memories" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "memory_vectors" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("memory_vectors"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("memory_vectors"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "memory_vectors" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "memory_versions" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("memory_versions"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("memory_versions"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "memory_versions" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);