CREATE TABLE "voice_phrases" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"phrase" text NOT NULL,
	"key" text NOT NULL,
	"stands_for" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "voice_phrases_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "voice_phrases_key" UNIQUE("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "voice_phrases" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "voice_utterances" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"text" text NOT NULL,
	"engine" text NOT NULL,
	"outcome" text NOT NULL,
	"answer" text NOT NULL,
	"duration_ms" integer NOT NULL,
	CONSTRAINT "voice_utterances_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "voice_utterances" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "voice_phrases" ADD CONSTRAINT "voice_phrases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_utterances" ADD CONSTRAINT "voice_utterances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voice_utterances_of" ON "voice_utterances" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "voice_utterances_at" ON "voice_utterances" USING btree ("at");--> statement-breakpoint
CREATE POLICY "owner" ON "voice_phrases" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("voice_phrases"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("voice_phrases"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "voice_phrases" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner" ON "voice_utterances" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("voice_utterances"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("voice_utterances"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "voice_utterances" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);