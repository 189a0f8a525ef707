// `npm run bench:strength -w @twyn/bff`: how strong the best match is when a question is asked of the right person's
// memories, and of somebody else's with the names left out. What the thresholds in strength.ts were chosen by.
import path from 'node:path';
import { type MemoryProduct, openMemoryProduct } from './lib/memory-product.ts';
import { captureConversation, type Conversation, readQuestionSets } from './lib/question-sets.ts';
import { temporaryFolder } from './lib/stack.ts';

const ADVERSARIAL = 'adversarial';

const embedded = await temporaryFolder();
const product = await openMemoryProduct(path.join(embedded.folder, 'strength'));
for (const { name, conversations } of readQuestionSets()) {
  console.log(`\n${name}: strength of the best match, in percent of the questions`);
  console.table(await tabulate(product, conversations));
}
await product.close();
await embedded.remove();

async function tabulate(
  product: MemoryProduct,
  conversations: Conversation[],
): Promise<Record<string, unknown>> {
  const right: string[] = [];
  const rightAndFirst: string[] = [];
  const wrong: string[] = [];
  for (const [i, conversation] of conversations.entries()) {
    const { user, turnOf } = await captureConversation(product, conversation);
    for (const { q, evidence, category } of conversation.queries) {
      if (category === ADVERSARIAL) continue;
      const {
        items: [best],
      } = await product.searches.searchExplained(user, { query: q, limit: 1 });
      if (!best) continue;
      right.push(best.strength);
      if (evidence.includes(turnOf.get(best.memory.id) ?? '')) rightAndFirst.push(best.strength);
    }
    const other = conversations[(i + 1) % conversations.length] ?? conversation;
    const names = new RegExp(`\\b(?:${[...other.speakers, ...conversation.speakers].join('|')})\\b`, 'g');
    for (const { q } of other.queries) {
      const {
        items: [best],
      } = await product.searches.searchExplained(user, {
        query: q.replaceAll(names, ''),
        limit: 1,
      });
      if (best) wrong.push(best.strength);
    }
  }
  return {
    'right memories': shares(right),
    'right memories, best match right': shares(rightAndFirst),
    'wrong memories': shares(wrong),
  };
}

function shares(strengths: readonly string[]): Record<string, number> {
  const share = (...wanted: string[]): number =>
    Math.round((100 * strengths.filter((strength) => wanted.includes(strength)).length) / strengths.length);
  return {
    questions: strengths.length,
    strong: share('strong'),
    'related or strong': share('strong', 'related'),
  };
}
