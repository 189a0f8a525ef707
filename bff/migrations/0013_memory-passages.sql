ALTER TABLE "memory_vectors" ADD COLUMN "passage" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "memory_vectors" ADD COLUMN "in_graph" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "memory_vectors" DROP CONSTRAINT "memory_vectors_user_id_memory_id_model_pk";--> statement-breakpoint
ALTER TABLE "memory_vectors" ADD CONSTRAINT "memory_vectors_user_id_memory_id_model_passage_pk" PRIMARY KEY("user_id","memory_id","model","passage");--> statement-breakpoint
CREATE INDEX "memory_vectors_reach" ON "memory_vectors" USING btree ("user_id","model","in_graph");
