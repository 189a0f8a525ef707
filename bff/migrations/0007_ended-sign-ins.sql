CREATE TABLE "ended_sign_ins" (
	"user_id" uuid NOT NULL,
	"signed_in_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ended_sign_ins_user_id_signed_in_at_pk" PRIMARY KEY("user_id","signed_in_at")
);
--> statement-breakpoint
ALTER TABLE "ended_sign_ins" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ended_sign_ins" ADD CONSTRAINT "ended_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ended_sign_ins_expiry" ON "ended_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE POLICY "owner" ON "ended_sign_ins" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("ended_sign_ins"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("ended_sign_ins"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "ended_sign_ins" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);