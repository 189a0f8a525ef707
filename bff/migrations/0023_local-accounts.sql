CREATE TABLE "account_providers" (
	"uid" text NOT NULL,
	"provider_id" text NOT NULL,
	"raw_id" text NOT NULL,
	"email" text,
	"display_name" text,
	"opens" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_providers_uid_provider_id_pk" PRIMARY KEY("uid","provider_id")
);
--> statement-breakpoint
ALTER TABLE "account_providers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "accounts" (
	"uid" text PRIMARY KEY NOT NULL,
	"email" text,
	"email_verified" boolean DEFAULT false NOT NULL,
	"display_name" text,
	"password_hash" text,
	"phone" text,
	"is_admin" boolean DEFAULT false NOT NULL,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"valid_since" timestamp (3) with time zone NOT NULL,
	"last_sign_in_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "accounts_email_unique" UNIQUE("email"),
	CONSTRAINT "accounts_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
ALTER TABLE "accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "account_signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_jwk" text NOT NULL,
	"sealed_private_jwk" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"retired_at" timestamp (3) with time zone,
	"counts_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "account_signing_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "account_action_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"kind" text NOT NULL,
	"uid" text NOT NULL,
	"email" text NOT NULL,
	"new_email" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"sealed_link" "bytea",
	CONSTRAINT "account_action_codes_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "account_action_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "account_text_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_hash" "bytea" NOT NULL,
	"phone" text NOT NULL,
	"sealed_code" "bytea" NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_text_codes_session_hash_unique" UNIQUE("session_hash")
);
--> statement-breakpoint
ALTER TABLE "account_text_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "account_refresh_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"sign_in_id" uuid NOT NULL,
	"replaced_at" timestamp (3) with time zone,
	"successor" "bytea"
);
--> statement-breakpoint
ALTER TABLE "account_refresh_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "account_sign_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"provider" text NOT NULL,
	"signed_in_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_sign_ins" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "account_providers" ADD CONSTRAINT "account_providers_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_action_codes" ADD CONSTRAINT "account_action_codes_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_refresh_tokens" ADD CONSTRAINT "account_refresh_tokens_sign_in_id_account_sign_ins_id_fk" FOREIGN KEY ("sign_in_id") REFERENCES "public"."account_sign_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_sign_ins" ADD CONSTRAINT "account_sign_ins_uid_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_providers_opening" ON "account_providers" USING btree ("provider_id","raw_id") WHERE "account_providers"."opens";--> statement-breakpoint
CREATE INDEX "account_action_codes_account" ON "account_action_codes" USING btree ("uid","kind");--> statement-breakpoint
CREATE INDEX "account_action_codes_expiry" ON "account_action_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_text_codes_expiry" ON "account_text_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_refresh_tokens_sign_in" ON "account_refresh_tokens" USING btree ("sign_in_id");--> statement-breakpoint
CREATE INDEX "account_sign_ins_account" ON "account_sign_ins" USING btree ("uid","signed_in_at");--> statement-breakpoint
CREATE INDEX "account_sign_ins_expiry" ON "account_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE POLICY "system" ON "account_providers" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system" ON "accounts" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system" ON "account_signing_keys" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system" ON "account_action_codes" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system" ON "account_text_codes" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system" ON "account_refresh_tokens" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system" ON "account_sign_ins" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
REVOKE ALL ON "account_action_codes", "account_providers", "account_refresh_tokens", "account_sign_ins", "account_signing_keys", "account_text_codes", "accounts" FROM "twyn_app";
