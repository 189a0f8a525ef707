import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { MemoryProduct } from './memory-product.ts';

interface Turn {
  id: string;
  speaker: string;
  date: string;
  session: number;
  text: string;
  caption?: string;
}

export interface Question {
  id: string;
  q: string;
  /** Ids of the turns that hold the answer. */
  evidence: string[];
  category: string;
}

export interface Conversation {
  id: string;
  speakers: string[];
  turns: Turn[];
  queries: Question[];
}

export interface QuestionSet {
  name: string;
  conversations: Conversation[];
}

const DEFAULT_PLACE = path.resolve(import.meta.dirname, '../../../../shared/data/retrieval');
const BATCH = 200;

/** From a file, or from each file of a folder: the first argument, RETRIEVAL_DATA, or beside the repository. */
export function readQuestionSets(): QuestionSet[] {
  const place = process.argv[2] ?? process.env.RETRIEVAL_DATA ?? DEFAULT_PLACE;
  if (!existsSync(place)) {
    console.log(
      `Left out: there are no questions in ${place}. Set RETRIEVAL_DATA to a folder of question sets.`,
    );
    return [];
  }
  const files = statSync(place).isDirectory()
    ? readdirSync(place).map((name) => path.join(place, name))
    : [place];
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Partial<QuestionSet>)
    .filter((set): set is QuestionSet => Array.isArray(set.conversations));
}

/** What is remembered of a turn. */
export function textOf({ text, caption }: Turn): string {
  return caption ? `${text} [image: ${caption}]` : text;
}

/** A new user to whom each turn is a memory; gives the turn that each memory was made from. */
export async function captureConversation(
  product: MemoryProduct,
  { turns }: Conversation,
): Promise<{ user: string; turnOf: Map<string, string> }> {
  const user = await product.addUser();
  const turnOf = new Map<string, string>();
  for (let start = 0; start < turns.length; start += BATCH) {
    const part = turns.slice(start, start + BATCH);
    const created = await product.memories.createAll(
      user,
      part.map((turn, i) => ({
        text: textOf(turn),
        author: turn.speaker,
        thread: String(turn.session),
        seq: start + i,
        happenedAt: new Date(`${turn.date}Z`),
        source: { kind: 'message' as const },
      })),
    );
    created.forEach(({ id }, i) => turnOf.set(id, part[i]?.id ?? ''));
  }
  await product.analyse();
  return { user, turnOf };
}
