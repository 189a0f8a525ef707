CREATE TABLE "home_favourites" (
	"user_id" uuid NOT NULL,
	"entity_id" text NOT NULL,
	CONSTRAINT "home_favourites_user_id_entity_id_pk" PRIMARY KEY("user_id","entity_id")
);
--> statement-breakpoint
ALTER TABLE "home_favourites" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "home_favourites" ADD CONSTRAINT "home_favourites_home" FOREIGN KEY ("user_id") REFERENCES "public"."homes"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "owner" ON "home_favourites" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("home_favourites"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("home_favourites"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "home_favourites" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);