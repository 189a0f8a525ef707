CREATE TABLE "ingest_tokens" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "ingest_tokens_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "ingest_tokens_hash" UNIQUE("token_hash"),
	CONSTRAINT "ingest_tokens_name" UNIQUE("user_id","name")
);
--> statement-breakpoint
ALTER TABLE "ingest_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ingest_tokens" ADD CONSTRAINT "ingest_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "owner" ON "ingest_tokens" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("ingest_tokens"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("ingest_tokens"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "ingest_tokens" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);