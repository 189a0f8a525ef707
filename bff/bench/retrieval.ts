// `npm run bench:retrieval`: how often the product finds what was asked for, on conversations with known answers
// (RETRIEVAL_DATA, see lib/question-sets.ts). DATABASE_URL runs the same on PostgreSQL. RETRIEVAL_RANKINGS writes the
// rankings, one JSON object a line, for another scorer.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type MemoryProduct, openMemoryProduct } from './lib/memory-product.ts';
import { captureConversation, type QuestionSet, readQuestionSets } from './lib/question-sets.ts';
import { type Judged, summarise } from './lib/retrieval-metrics.ts';
import { temporaryFolder } from './lib/stack.ts';

const RESULTS = 20;

const sets = readQuestionSets();
if (sets.length > 0) {
  const embedded = await temporaryFolder();
  const product = await openMemoryProduct(
    process.env.DATABASE_URL ?? path.join(embedded.folder, 'retrieval'),
  );
  try {
    for (const set of sets) await judge(set, product);
  } finally {
    await product.close();
    await embedded.remove();
  }
}

async function judge({ name, conversations }: QuestionSet, product: MemoryProduct): Promise<void> {
  const judged: Judged[] = [];
  const rankings: string[] = [];
  for (const conversation of conversations) {
    const { user, turnOf } = await captureConversation(product, conversation);
    for (const { id, q, evidence, category } of conversation.queries) {
      const found = await product.searches.search(user, q, RESULTS);
      const ranking = found.map(({ memory }) => turnOf.get(memory.id) ?? '');
      judged.push({ category, evidence: new Set(evidence), ranking });
      rankings.push(JSON.stringify({ id, ranking }));
    }
  }
  console.log(`\n${name}: ${String(judged.length)} questions`);
  console.table(summarise(judged));
  if (process.env.RETRIEVAL_RANKINGS)
    writeFileSync(process.env.RETRIEVAL_RANKINGS, `${rankings.join('\n')}\n`);
}
