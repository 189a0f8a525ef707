// `npm run bench:retrieval`: how often the product finds what was asked for, on conversations with known answers.
// RETRIEVAL_DATA is a folder of sets ({ name, conversations: [{ id, turns, queries }] }) or one such file; DATABASE_URL
// runs the same on PostgreSQL. RETRIEVAL_RANKINGS writes the rankings, one JSON object a line, for another scorer.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type MemoryProduct, openMemoryProduct } from './lib/memory-product.ts';
import { type Judged, summarise } from './lib/retrieval-metrics.ts';
import { temporaryFolder } from './lib/stack.ts';

interface Turn {
  id: string;
  speaker: string;
  date: string;
  session: number;
  text: string;
  caption?: string;
}

interface RetrievalSet {
  name: string;
  conversations: {
    id: string;
    turns: Turn[];
    queries: { id: string; q: string; evidence: string[]; category: string }[];
  }[];
}

const DEFAULT_DATA = path.resolve(import.meta.dirname, '../../../shared/data/retrieval');
const RESULTS = 20;
const BATCH = 200;

const data = process.argv[2] ?? process.env.RETRIEVAL_DATA ?? DEFAULT_DATA;
if (!existsSync(data)) {
  console.log(
    `Left out: retrieval quality, since there is no ${data}. Set RETRIEVAL_DATA to a folder of question sets.`,
  );
} else {
  const folder = await temporaryFolder();
  const product = await openMemoryProduct(process.env.DATABASE_URL ?? path.join(folder.folder, 'retrieval'));
  try {
    for (const set of readSets(data)) await judge(set, product);
  } finally {
    await product.close();
    await folder.remove();
  }
}

function readSets(place: string): RetrievalSet[] {
  const files = statSync(place).isDirectory()
    ? readdirSync(place)
        .filter((name) => name.endsWith('.json'))
        .map((name) => path.join(place, name))
    : [place];
  return files
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Partial<RetrievalSet>)
    .filter((set): set is RetrievalSet => Array.isArray(set.conversations));
}

/** Each conversation is one user's memories, each turn one memory. */
async function judge(set: RetrievalSet, product: MemoryProduct): Promise<void> {
  const judged: Judged[] = [];
  const rankings: string[] = [];
  for (const { turns, queries } of set.conversations) {
    const user = await product.addUser();
    const turnOf = await capture(product, user, turns);
    await product.analyse();
    for (const { id, q, evidence, category } of queries) {
      const found = await product.searches.search(user, q, RESULTS);
      const ranking = found.map(({ memory }) => turnOf.get(memory.id) ?? '');
      judged.push({ category, evidence: new Set(evidence), ranking });
      rankings.push(JSON.stringify({ id, ranking }));
    }
  }
  console.log(`\n${set.name}: ${String(judged.length)} questions`);
  console.table(summarise(judged));
  if (process.env.RETRIEVAL_RANKINGS)
    writeFileSync(process.env.RETRIEVAL_RANKINGS, `${rankings.join('\n')}\n`);
}

async function capture(product: MemoryProduct, user: string, turns: Turn[]): Promise<Map<string, string>> {
  const turnOf = new Map<string, string>();
  for (let start = 0; start < turns.length; start += BATCH) {
    const part = turns.slice(start, start + BATCH);
    const created = await product.memories.createAll(
      user,
      part.map(({ text, caption, speaker, date, session }, i) => ({
        text: caption ? `${text} [image: ${caption}]` : text,
        author: speaker,
        thread: String(session),
        seq: start + i,
        happenedAt: new Date(`${date}Z`),
        source: { kind: 'message' as const },
      })),
    );
    created.forEach(({ id }, i) => turnOf.set(id, part[i]?.id ?? ''));
  }
  return turnOf;
}
