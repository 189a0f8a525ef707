CREATE TABLE "search_judgements" (
	"user_id" uuid NOT NULL,
	"memory_id" uuid NOT NULL,
	"difference" jsonb NOT NULL,
	"judged_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_judgements_user_id_memory_id_pk" PRIMARY KEY("user_id","memory_id")
);
--> statement-breakpoint
ALTER TABLE "search_judgements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "search_judgements" ADD CONSTRAINT "search_judgements_memory" FOREIGN KEY ("user_id","memory_id") REFERENCES "public"."memories"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "owner" ON "search_judgements" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("search_judgements"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("search_judgements"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "search_judgements" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);