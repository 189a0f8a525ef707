CREATE TABLE "own_models" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"name" text NOT NULL,
	"sealed_key" "bytea"
);
--> statement-breakpoint
ALTER TABLE "own_models" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "own_models" ADD CONSTRAINT "own_models_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "owner" ON "own_models" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("own_models"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("own_models"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "own_models" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);