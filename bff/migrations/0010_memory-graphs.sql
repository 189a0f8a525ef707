-- A graph (HNSW index) of each model's vectors, for users who have too many to read them all at every search. Models of
-- an embedding server become known while the product runs, as a role that owns no table: so this is a function that
-- runs as the owner. It holds only rows marked with in_graph; while there are none, making it takes no time.
CREATE FUNCTION make_memory_graph(model text, dimensions integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
	-- pgvector's limit; vectors beyond it are read one by one.
	IF dimensions > 2000 THEN
		RETURN;
	END IF;
	EXECUTE format(
		'CREATE INDEX IF NOT EXISTS %I ON memory_vectors USING hnsw ((v::vector(%s)) vector_ip_ops) WHERE in_graph AND model = %L',
		'memory_vectors_graph_' || left(md5(model), 12), dimensions, model
	);
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION make_memory_graph(text, integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION make_memory_graph(text, integer) TO twyn_system;--> statement-breakpoint
SELECT make_memory_graph('glove-6b-100d-50000-v1', 100);
