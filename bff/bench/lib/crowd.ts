import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type * as language from '../../src/common/language/terms.ts';
import type * as local from '../../src/integrations/embeddings/local-embedder.ts';
import type * as vectors from '../../src/integrations/embeddings/word-vectors.ts';
import { built } from './memory-product.ts';

const ROWS_AT_ONCE = 5_000;

interface Row {
  id: string;
  text: string;
  terms: string[];
  vector: string | null;
}

/**
 * Writes memories of many people past the product, as fast as PostgreSQL takes them: the indexes come afterwards. One
 * person for each size.
 */
export async function fillWithCrowd(
  url: string,
  sizes: readonly number[],
  nextText: () => string,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('memories', 'memory_vectors') and indexname not like '%_pk'`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  const { model, makeRows } = await rowMaker(nextText);
  const users: string[] = [];
  for (const size of sizes) {
    const user = randomUUID();
    users.push(user);
    await client.query('insert into users (id, uid) values ($1::uuid, $1::text)', [user]);
    for (let written = 0; written < size; written += ROWS_AT_ONCE) {
      await insert(client, user, model, await makeRows(Math.min(ROWS_AT_ONCE, size - written)));
    }
  }
  // Alone: workers would share memory that a container has little of.
  await client.query(`set maintenance_work_mem = '512MB'; set max_parallel_maintenance_workers = 0`);
  for (const { definition } of indexes) await client.query(definition);
  // As the database does by itself some time after a large import.
  await client.query('vacuum analyze memories, memory_vectors');
  await client.end();
  return users;
}

/** Whose memories there are, the most first. */
export async function usersByMemories(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select user_id as id from memories group by 1 order by count(*) desc',
  );
  return rows.map(({ id }) => id);
}

async function rowMaker(
  nextText: () => string,
): Promise<{ model: string; makeRows: (count: number) => Promise<Row[]> }> {
  const { terms } = await built<typeof language>('common/language/terms');
  const { LocalEmbedder } = await built<typeof local>('integrations/embeddings/local-embedder');
  const { WordVectors } = await built<typeof vectors>('integrations/embeddings/word-vectors');
  const embedder = new LocalEmbedder(WordVectors.load());
  const makeRows = async (count: number): Promise<Row[]> => {
    const texts = Array.from({ length: count }, nextText);
    const embedded = await embedder.embed(texts);
    return texts.map((text, i) => {
      const vector = embedded[i];
      return { id: randomUUID(), text, terms: terms(text), vector: vector ? `[${vector.join(',')}]` : null };
    });
  };
  return { model: embedder.model, makeRows };
}

async function insert(client: pg.Client, user: string, model: string, rows: readonly Row[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await client.query(
    `insert into memories
       (id, user_id, kind, text, tags, importance, recorded_at, updated_at, extracted_at, compared_version, source_kind, terms, doc_length)
     select id, $1, 'note', text, '{}', 2, now(), now(), now(), 1, 'import', array_to_tsvector(string_to_array(terms, ' ')), length
     from unnest($2::uuid[], $3::text[], $4::text[], $5::int[]) as row(id, text, terms, length)`,
    [
      user,
      ids,
      rows.map(({ text }) => text),
      rows.map(({ terms }) => terms.join(' ')),
      rows.map(({ terms }) => terms.length),
    ],
  );
  await client.query(
    `insert into memory_vectors (user_id, memory_id, model, v)
     select $1, id, $2, v::vector from unnest($3::uuid[], $4::text[]) as row(id, v) where v is not null`,
    [user, model, ids, rows.map(({ vector }) => vector)],
  );
}
