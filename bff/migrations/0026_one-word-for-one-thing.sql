-- Renames only: no row is lost, and row-level security, privileges and foreign keys follow their table.
ALTER TABLE "conversations" RENAME COLUMN "contexts_off" TO "disabled_contexts";--> statement-breakpoint
ALTER TABLE "messages" RENAME COLUMN "contexts_off" TO "disabled_contexts";--> statement-breakpoint
ALTER TABLE "conversations" RENAME COLUMN "shelf" TO "status";--> statement-breakpoint
ALTER TABLE "conversations" ALTER COLUMN "status" SET DEFAULT 'active';--> statement-breakpoint
ALTER TABLE "messages" RENAME COLUMN "heard_by" TO "transcribed_by";--> statement-breakpoint
ALTER TABLE "home_actions" RENAME COLUMN "asked_by" TO "channel";--> statement-breakpoint
ALTER TABLE "skill_runs" RENAME COLUMN "asked_by" TO "channel";--> statement-breakpoint
ALTER TABLE "voice_phrases" RENAME COLUMN "stands_for" TO "command";--> statement-breakpoint
ALTER TABLE "model_calls" RENAME COLUMN "first_ms" TO "first_token_ms";--> statement-breakpoint
ALTER TABLE "model_calls" RENAME COLUMN "whole_ms" TO "total_ms";--> statement-breakpoint
ALTER TABLE "memories" RENAME COLUMN "understood_at" TO "extracted_at";--> statement-breakpoint
ALTER INDEX "memories_to_understand" RENAME TO "memories_to_extract";--> statement-breakpoint
ALTER INDEX "memories_lived" RENAME TO "memories_date";--> statement-breakpoint
DROP POLICY "owner" ON "own_models";--> statement-breakpoint
DROP POLICY "system" ON "own_models";--> statement-breakpoint
ALTER TABLE "own_models" RENAME TO "custom_models";--> statement-breakpoint
ALTER TABLE "custom_models" RENAME CONSTRAINT "own_models_pkey" TO "custom_models_pkey";--> statement-breakpoint
ALTER TABLE "custom_models" RENAME CONSTRAINT "own_models_user_id_users_id_fk" TO "custom_models_user_id_users_id_fk";--> statement-breakpoint
CREATE POLICY "owner" ON "custom_models" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("custom_models"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("custom_models"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "custom_models" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
DROP POLICY "owner" ON "memory_bulk_edit_befores";--> statement-breakpoint
DROP POLICY "system" ON "memory_bulk_edit_befores";--> statement-breakpoint
ALTER TABLE "memory_bulk_edit_befores" RENAME TO "memory_bulk_edit_snapshots";--> statement-breakpoint
ALTER TABLE "memory_bulk_edit_snapshots" RENAME CONSTRAINT "memory_bulk_edit_befores_user_id_edit_id_memory_id_pk" TO "memory_bulk_edit_snapshots_user_id_edit_id_memory_id_pk";--> statement-breakpoint
ALTER TABLE "memory_bulk_edit_snapshots" RENAME CONSTRAINT "memory_bulk_edit_befores_edit" TO "memory_bulk_edit_snapshots_edit";--> statement-breakpoint
ALTER TABLE "memory_bulk_edit_snapshots" RENAME CONSTRAINT "memory_bulk_edit_befores_memory" TO "memory_bulk_edit_snapshots_memory";--> statement-breakpoint
ALTER INDEX "memory_bulk_edit_befores_memory" RENAME TO "memory_bulk_edit_snapshots_memory";--> statement-breakpoint
CREATE POLICY "owner" ON "memory_bulk_edit_snapshots" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("memory_bulk_edit_snapshots"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("memory_bulk_edit_snapshots"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "memory_bulk_edit_snapshots" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
DROP POLICY "owner" ON "search_judgements";--> statement-breakpoint
DROP POLICY "system" ON "search_judgements";--> statement-breakpoint
ALTER TABLE "search_judgements" RENAME TO "search_feedback";--> statement-breakpoint
ALTER TABLE "search_feedback" RENAME COLUMN "judged_at" TO "given_at";--> statement-breakpoint
ALTER TABLE "search_feedback" RENAME CONSTRAINT "search_judgements_user_id_memory_id_pk" TO "search_feedback_user_id_memory_id_pk";--> statement-breakpoint
ALTER TABLE "search_feedback" RENAME CONSTRAINT "search_judgements_memory" TO "search_feedback_memory";--> statement-breakpoint
CREATE POLICY "owner" ON "search_feedback" AS PERMISSIVE FOR ALL TO "twyn_app" USING ("search_feedback"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid) WITH CHECK ("search_feedback"."user_id" = nullif(current_setting('app.user_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "system" ON "search_feedback" AS PERMISSIVE FOR ALL TO "twyn_system" USING (true) WITH CHECK (true);--> statement-breakpoint
DROP INDEX "memories_author";--> statement-breakpoint
DROP INDEX "memories_hidden";--> statement-breakpoint
-- The owner of the tables is no superuser everywhere, and sees no rows of its own then.
SET LOCAL ROLE twyn_system;--> statement-breakpoint
UPDATE "conversations" SET "status" = 'active' WHERE "status" = 'recent';--> statement-breakpoint
UPDATE "memories" SET "status" = 'suggested' WHERE "status" = 'proposed';--> statement-breakpoint
UPDATE "memory_bulk_edit_snapshots" SET "status" = 'suggested' WHERE "status" = 'proposed';--> statement-breakpoint
UPDATE "messages" SET "actions" = replace("actions"::text, '"kind": "memory.proposed"', '"kind": "memory.suggested"')::jsonb WHERE "actions" @> '[{"kind": "memory.proposed"}]';--> statement-breakpoint
UPDATE "skill_runs" SET "outcome" = CASE "outcome" WHEN 'done' THEN 'completed' WHEN 'confirm' THEN 'awaiting_confirmation' ELSE 'awaiting_answer' END WHERE "outcome" IN ('done', 'confirm', 'ask');--> statement-breakpoint
UPDATE "skill_runs" SET "asked" = replace("asked"::text, '"skill": "leave-out"', '"skill": "do-not-save"')::jsonb WHERE "asked" @> '[{"skill": "leave-out"}]';--> statement-breakpoint
RESET ROLE;--> statement-breakpoint
CREATE INDEX "memories_author" ON "memories" USING btree ("user_id","author") WHERE author is not null and deleted_at is null and status in ('active', 'suggested');--> statement-breakpoint
CREATE INDEX "memories_hidden" ON "memories" USING btree ("user_id","id") WHERE deleted_at is not null or status not in ('active', 'suggested');
