import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { vector } from '@electric-sql/pglite-pgvector';

/** What the migrations `create extension`; PGlite ships each as a separate file. */
export const extensions = { vector, btree_gin };
