CREATE TABLE "skill_runs" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "skill_runs_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"asked_by" text NOT NULL,
	"conversation_id" uuid,
	"message_id" uuid,
	"outcome" text NOT NULL,
	"asked" jsonb NOT NULL,
	"result" text NOT NULL,
	"effects" jsonb NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "skill_runs_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "skill_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "skill_runs" ADD CONSTRAINT "skill_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_runs" ADD CONSTRAINT "skill_runs_message" FOREIGN KEY ("user_id","message_id") REFERENCES "public"."messages"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "skill_runs_at" ON "skill_runs" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "skill_runs_message" ON "skill_runs" USING btree ("user_id","message_id") WHERE message_id is not null;--> statement-breakpoint
CREATE INDEX "skill_runs_conversation" ON "skill_runs" USING btree ("user_id","conversation_id","at") WHERE conversation_id is not null;--> statement-breakpoint
CREATE POLICY "owner" ON "skill_runs" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("skill_runs"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("skill_runs"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "skill_runs" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);