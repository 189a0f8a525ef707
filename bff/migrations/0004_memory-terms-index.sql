CREATE INDEX "memories_terms" ON "memories" USING gin ("user_id","terms") WITH (fastupdate=false);--> statement-breakpoint
-- Under row-level security only a leakproof function may be an index condition: the planner would otherwise have to
-- show it rows before the policy did. ts_match_vq, which is what @@ calls, tells nothing about a row but its result
-- and raises no error over one, so it may be marked. Only a superuser may do that; without the mark a search gives
-- the same answers by reading all of its user's rows.
DO $$
BEGIN
	ALTER FUNCTION pg_catalog.ts_match_vq(tsvector, tsquery) LEAKPROOF;
EXCEPTION WHEN insufficient_privilege THEN
	RAISE NOTICE 'Searches will read all rows of their user: only a superuser can let them use the index.';
END $$;
