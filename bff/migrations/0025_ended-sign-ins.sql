CREATE TABLE "sign_ins" (
	"user_id" uuid NOT NULL,
	"signed_in_at" timestamp (3) with time zone NOT NULL,
	"is_ended" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sign_ins_user_id_signed_in_at_pk" PRIMARY KEY("user_id","signed_in_at")
);
--> statement-breakpoint
ALTER TABLE "sign_ins" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_ins_age" ON "sign_ins" USING btree ("signed_in_at");--> statement-breakpoint
CREATE POLICY "owner" ON "sign_ins" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("sign_ins"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("sign_ins"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "sign_ins" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
-- The owner of the tables is no superuser everywhere, and sees no rows of its own then.
SET LOCAL ROLE twyn_system;--> statement-breakpoint
INSERT INTO "sign_ins" ("user_id", "signed_in_at", "is_ended") SELECT "user_id", "signed_in_at", true FROM "ended_sign_ins";--> statement-breakpoint
INSERT INTO "sign_ins" ("user_id", "signed_in_at") SELECT DISTINCT "user_id", "signed_in_at" FROM "sessions" ON CONFLICT DO NOTHING;--> statement-breakpoint
RESET ROLE;--> statement-breakpoint
DROP POLICY "owner" ON "ended_sign_ins" CASCADE;--> statement-breakpoint
DROP POLICY "system" ON "ended_sign_ins" CASCADE;--> statement-breakpoint
DROP TABLE "ended_sign_ins" CASCADE;
