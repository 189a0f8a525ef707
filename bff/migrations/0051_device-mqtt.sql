ALTER TABLE "devices" ADD COLUMN "mqtt_hash" "bytea";--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "mqtt_made_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "devices_mqtt" ON "devices" USING btree ("id") WHERE mqtt_hash is not null;