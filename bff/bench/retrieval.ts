// `npm run bench:retrieval`: how often the product finds what was asked for, on conversations with known answers
// (RETRIEVAL_DATA, see lib/question-sets.ts), and whether other weights would do better on a conversation that they were
// not fitted to. DATABASE_URL runs the same on PostgreSQL. RETRIEVAL_RANKINGS writes the rankings, one JSON object a
// line, for another scorer.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type * as language from '../src/common/language/terms.ts';
import { withoutEach } from './lib/ablation.ts';
import { crossValidate, type Weighed } from './lib/cross-validation.ts';
import { built, type MemoryProduct, openMemoryProduct } from './lib/memory-product.ts';
import {
  captureConversation,
  type Conversation,
  type Question,
  type QuestionSet,
  readQuestionSets,
  textOf,
} from './lib/question-sets.ts';
import { type Judged, summarise } from './lib/retrieval-metrics.ts';
import { temporaryFolder } from './lib/stack.ts';

/** More than are counted, so that other weights have something to bring up. */
const RESULTS = 60;
const API_LIMIT = 50;

const sets = readQuestionSets();
if (sets.length > 0) {
  const { terms } = await built<typeof language>('common/language/terms');
  const embedded = await temporaryFolder();
  const product = await openMemoryProduct(
    process.env.DATABASE_URL ?? path.join(embedded.folder, 'retrieval'),
  );
  try {
    const weighed: Weighed[] = [];
    const rankings: string[] = [];
    for (const set of sets) weighed.push(...(await judge(set, { product, terms, rankings })));
    showControl(weighed);
    if (process.env.RETRIEVAL_RANKINGS)
      writeFileSync(process.env.RETRIEVAL_RANKINGS, `${rankings.join('\n')}\n`);
  } finally {
    await product.close();
    await embedded.remove();
  }
}

interface Judging {
  product: MemoryProduct;
  terms: (text: string) => string[];
  /** Filled with one line for each question. */
  rankings: string[];
}

async function judge(
  { name, conversations }: QuestionSet,
  { product, terms, rankings }: Judging,
): Promise<Weighed[]> {
  const judged: Judged[] = [];
  const weighed: Weighed[] = [];
  for (const conversation of conversations) {
    const { user, turnOf } = await captureConversation(product, conversation);
    const isOtherWords = otherWords(conversation, terms);
    for (const question of conversation.queries) {
      const { id, q, category } = question;
      const turnsOf = (results: readonly { memory: { id: string } }[]): string[] =>
        results.map(({ memory }) => turnOf.get(memory.id) ?? '');
      const evidence = new Set(question.evidence);
      // As the API answers, which leaves out what is no more than noise.
      const { items } = await product.searches.searchExplained(user, { query: q, limit: API_LIMIT });
      const ranking = turnsOf(items);
      judged.push({ category, evidence, ranking, isOtherWords: isOtherWords(question) });
      const found = await product.searches.search(user, q, { limit: RESULTS });
      weighed.push({
        ...{ fold: `${name} ${conversation.id}`, category, evidence, ranking: turnsOf(found) },
        signals: found.map(({ signals }) => signals),
      });
      rankings.push(JSON.stringify({ id, ranking: ranking.slice(0, 20) }));
    }
  }
  console.log(`\n${name}: ${String(judged.length)} questions`);
  console.table(summarise(judged));
  console.log('What each signal brings, by ranking the same results without it:');
  console.table(withoutEach(weighed));
  return weighed;
}

/** Conversations are of more than one kind, so the weights of one kind are tried on the other, too. */
function showControl(weighed: readonly Weighed[]): void {
  console.log(
    '\nEach signal’s factor, fitted to all other conversations, and what it does to the one left out:',
  );
  console.table(crossValidate(weighed));
  if (sets.length < 2) return;
  console.log('The same with a whole set left out:');
  const setOf = (fold: string): string => sets.find(({ name }) => fold.startsWith(`${name} `))?.name ?? fold;
  console.table(crossValidate(weighed.map((one) => ({ ...one, fold: setOf(one.fold) }))));
}

/** Names do not count: they say who is meant, and stand in nearly every question. */
function otherWords(
  { speakers, turns }: Conversation,
  terms: (text: string) => string[],
): (question: Question) => boolean {
  const names = new Set(speakers.flatMap(terms));
  const termsOf = new Map(turns.map((turn) => [turn.id, new Set(terms(textOf(turn)))]));
  return ({ q, evidence }) => {
    const asked = terms(q).filter((term) => !names.has(term));
    return !evidence.some((id) => asked.some((term) => termsOf.get(id)?.has(term)));
  };
}
