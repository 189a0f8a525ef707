CREATE TABLE "outside_calls" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"bytes_sent" bigint NOT NULL,
	"bytes_received" bigint NOT NULL,
	"took_ms" integer NOT NULL,
	CONSTRAINT "outside_calls_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "outside_calls" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "outside_calls" ADD CONSTRAINT "outside_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outside_calls_by_time" ON "outside_calls" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE POLICY "owner" ON "outside_calls" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("outside_calls"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("outside_calls"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "outside_calls" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);