import { Injectable } from '@nestjs/common';
import { textLanguageOf } from '../../language/knowledge/text-language.js';
import { phrasesIn } from '../../language/phrases/phrases-in.js';
import { type Source } from '../../skills/skill.js';
import { MemoryService } from '../memory.service.js';
import { RecallSkill } from './recall.skill.js';

interface Owner {
  readonly id: string;
  readonly timeZone: string;
}

export type RecalledSource = Pick<Source, 'memoryId' | 'title' | 'quote' | 'recordedAt'>;

/** Kinds of memory whose “I” may be somebody else. */
const FOREIGN_KINDS: ReadonlySet<string> = new Set(['document', 'conversation']);

/** The sentences that answer a question, word for word, for who says them otherwise than the conversation does. */
@Injectable()
export class RecallSources {
  constructor(
    private readonly recall: RecallSkill,
    private readonly memories: MemoryService,
  ) {}

  /** Of memories that their owner told themselves; each memory once, none where nothing answers. */
  async ownWordsOn({ id: userId, timeZone }: Owner, question: string): Promise<RecalledSource[]> {
    const nothing = crypto.randomUUID();
    const phrases = this.recall.run(
      { question },
      {
        ...{ userId, timeZone, channel: 'screen', text: question, turns: [], isTemporary: true },
        ...{ conversationId: nothing, messageId: nothing, answerId: nothing },
        phrases: phrasesIn(textLanguageOf(question)),
      },
    );
    const sources = new Map<string, RecalledSource>();
    for await (const { source, isClosest } of phrases) {
      if (source && !isClosest && !sources.has(source.memoryId)) sources.set(source.memoryId, source);
    }
    const own = await Promise.all(
      [...sources.values()].map(async (source) => {
        const { author, kind } = await this.memories.get(userId, source.memoryId);
        return author === null && !FOREIGN_KINDS.has(kind) ? [source] : [];
      }),
    );
    return own.flat();
  }
}
