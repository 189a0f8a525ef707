CREATE TABLE "system_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"bytes_sent" bigint NOT NULL,
	"bytes_received" bigint NOT NULL,
	"took_ms" integer NOT NULL,
	"outcome" text DEFAULT 'ok' NOT NULL,
	"status" integer
);
--> statement-breakpoint
ALTER TABLE "system_calls" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "outside_calls" ADD COLUMN "outcome" text DEFAULT 'ok' NOT NULL;--> statement-breakpoint
ALTER TABLE "outside_calls" ADD COLUMN "status" integer;--> statement-breakpoint
CREATE INDEX "system_calls_by_time" ON "system_calls" USING btree ("at","id");--> statement-breakpoint
CREATE POLICY "system" ON "system_calls" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);