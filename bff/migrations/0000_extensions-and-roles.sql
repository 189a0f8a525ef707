CREATE EXTENSION IF NOT EXISTS vector;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
-- Roles belong to the whole server, so another database of it may have made them already, even at this moment.
DO $$
DECLARE
	wanted text;
BEGIN
	FOREACH wanted IN ARRAY ARRAY['twyn_app', 'twyn_system'] LOOP
		BEGIN
			EXECUTE format('CREATE ROLE %I NOLOGIN', wanted);
		EXCEPTION WHEN duplicate_object OR unique_violation THEN
			NULL;
		END;
		-- Without inheritance: the server has these rights only while it takes the role.
		IF NOT pg_has_role(current_user, wanted, 'SET') THEN
			EXECUTE format('GRANT %I TO %I WITH INHERIT FALSE, SET TRUE', wanted, current_user);
		END IF;
	END LOOP;
END $$;--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO twyn_app, twyn_system;--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO twyn_app, twyn_system;--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE ON SEQUENCES TO twyn_app, twyn_system;
