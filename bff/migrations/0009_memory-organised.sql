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
ALTER TABLE "memories" ADD COLUMN "pinned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "superseded_by_id" uuid;--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "superseded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "understood_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "suggested_tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "memories" ADD COLUMN "import_key" text;--> statement-breakpoint
ALTER TABLE "entities" ADD CONSTRAINT "entities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_mentions" ADD CONSTRAINT "entity_mentions_memory" FOREIGN KEY ("user_id","memory_id") REFERENCES "public"."memories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_mentions" ADD CONSTRAINT "entity_mentions_entity" FOREIGN KEY ("user_id","entity_id") REFERENCES "public"."entities"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_links" ADD CONSTRAINT "memory_links_from" FOREIGN KEY ("user_id","from_id") REFERENCES "public"."memories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_links" ADD CONSTRAINT "memory_links_to" FOREIGN KEY ("user_id","to_id") REFERENCES "public"."memories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "entities_key" ON "entities" USING btree ("user_id","kind","key");--> statement-breakpoint
CREATE INDEX "entity_mentions_entity" ON "entity_mentions" USING btree ("user_id","entity_id","memory_id");--> statement-breakpoint
CREATE INDEX "memory_links_to" ON "memory_links" USING btree ("user_id","to_id");--> statement-breakpoint
CREATE UNIQUE INDEX "memories_import_key" ON "memories" USING btree ("user_id","import_key") WHERE import_key is not null;--> statement-breakpoint
CREATE INDEX "memories_import" ON "memories" USING btree ("user_id","import_id") WHERE import_id is not null;--> statement-breakpoint
CREATE INDEX "memories_happened" ON "memories" USING btree ("user_id","happened_at") WHERE happened_at is not null;--> statement-breakpoint
CREATE INDEX "memories_to_understand" ON "memories" USING btree ("user_id","id") WHERE understood_at is null;--> statement-breakpoint
CREATE POLICY "owner" ON "entities" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("entities"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("entities"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "entities" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "entity_mentions" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("entity_mentions"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("entity_mentions"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "entity_mentions" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "memory_links" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("memory_links"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("memory_links"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "memory_links" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);