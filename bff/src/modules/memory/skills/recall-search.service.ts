import { Injectable } from '@nestjs/common';
import { otherWords } from '../../skills/answering/other-words.js';
import { type SkillContext } from '../../skills/skill.js';
import { MemoryService } from '../memory.service.js';
import { CorpusStatistics } from '../search/corpus-statistics.js';
import { type FoundMemory, MemorySearchService } from '../search/memory-search.service.js';
import { saidBefore } from './said-before.js';

/** Who asks, and in which language. */
export type Asker = Pick<SkillContext, 'userId' | 'timeZone'> & { readonly language: string };
/** With what was told before it, where it points there. */
export type RecalledMemory = FoundMemory['memory'] & { readonly earlier?: readonly string[] };

/** Of one conversation, for what its pronouns mean. */
const MOST_OF_CONVERSATION = 100;

/** Finds what may answer a question. */
@Injectable()
export class RecallSearch {
  constructor(
    private readonly memories: MemoryService,
    private readonly search: MemorySearchService,
    private readonly corpora: CorpusStatistics,
  ) {}

  /** Where the search knows no words but those of the question, also for others that say the same. */
  async inOtherWords(question: string, asker: Asker, limit: number): Promise<FoundMemory[]> {
    const found = await this.inWords(question, asker, limit);
    const { documentFrequency } = await this.corpora.of(asker.userId);
    const others = otherWords(question, documentFrequency.keys(), asker.language);
    if (others.length === 0) return found;
    return withMore(found, await this.inWords(`${question} ${others.join(' ')}`, asker, limit));
  }

  /** With what was said before it, where a memory points there. */
  async inWords(
    question: string,
    { userId, timeZone, language }: Asker,
    limit: number,
  ): Promise<FoundMemory[]> {
    const found = await this.search.search(userId, question, { limit, timeZone });
    const earlierOf = await saidBefore(
      found.map(({ memory }) => memory),
      language,
      (conversationId) => this.memories.listOfConversation(userId, conversationId, MOST_OF_CONVERSATION),
    );
    return found.map((one) => {
      const earlier = earlierOf.get(one.memory.id);
      return earlier ? { ...one, memory: { ...one.memory, earlier } } : one;
    });
  }
}

/** Without what is there already. */
export function withMore(found: readonly FoundMemory[], more: readonly FoundMemory[]): FoundMemory[] {
  const known = new Set(found.map(({ memory }) => memory.id));
  return [...found, ...more.filter(({ memory }) => !known.has(memory.id))];
}
