CREATE TABLE "scheduled_commands" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"text" text NOT NULL,
	"source" text NOT NULL,
	"calls" jsonb NOT NULL,
	"undoes_run_id" uuid,
	"is_confirmed" boolean NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"recurrence" jsonb,
	"time_zone" text NOT NULL,
	"outcome" text,
	"result" text,
	"ran_at" timestamp (3) with time zone,
	"run_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scheduled_commands_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "scheduled_commands_ended" CHECK (status <> 'finished' or outcome is not null)
);
--> statement-breakpoint
ALTER TABLE "scheduled_commands" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "recurrence" jsonb;--> statement-breakpoint
ALTER TABLE "scheduled_commands" ADD CONSTRAINT "scheduled_commands_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scheduled_commands_waiting" ON "scheduled_commands" USING btree ("due_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "scheduled_commands_listed" ON "scheduled_commands" USING btree ("user_id","status","due_at");--> statement-breakpoint
CREATE INDEX "reminders_repeating" ON "reminders" USING btree ("user_id") WHERE recurrence is not null and status = 'open';--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_recurrence" CHECK (recurrence is null or due_at is not null);--> statement-breakpoint
CREATE POLICY "owner" ON "scheduled_commands" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("scheduled_commands"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("scheduled_commands"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "scheduled_commands" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);