import { pointsToSomebody } from '../../skills/answering/follow-up.js';
import { type Memory } from '../memory.dto.js';

/** So far back somebody may have been named. */
const REACH = 10;

type Told = Pick<Memory, 'id' | 'text' | 'source' | 'recordedAt'>;

/**
 * For each memory that says “she” of nobody it names: what was kept of the same conversation before it, the latest first.
 * Read where it is asked for, so that the memory stays word for word, and forgets its “she” with who was forgotten.
 */
export async function saidBefore(
  memories: readonly Told[],
  language: string,
  listOfConversation: (conversationId: string) => Promise<readonly Told[]>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const pointing = memories.filter(
    ({ text, source }) => source.conversationId !== null && pointsToSomebody(text, language),
  );
  const conversations = [...new Set(pointing.flatMap(({ source }) => source.conversationId ?? []))];
  const listed = await Promise.all(
    conversations.map(async (id) => [id, await listOfConversation(id)] as const),
  );
  const keptOf = new Map(listed);
  return new Map(
    pointing.map(({ id, recordedAt, source }) => {
      const kept = keptOf.get(source.conversationId ?? '') ?? [];
      const earlier = kept.filter((other) => other.recordedAt < recordedAt).slice(0, REACH);
      return [id, earlier.map(({ text }) => text)];
    }),
  );
}
