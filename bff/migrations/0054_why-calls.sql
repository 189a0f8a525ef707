ALTER TABLE "outside_calls" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "outside_calls" ADD COLUMN "withheld" text;--> statement-breakpoint
ALTER TABLE "system_calls" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "system_calls" ADD COLUMN "withheld" text;