import { Injectable, Logger } from '@nestjs/common';
import { describeError } from '../../../common/logging/describe-error.js';
import { MemorySuggestions } from '../../memory/review/memory-suggestions.service.js';
import { contextRefusal } from '../contexts/context-refusal.js';
import { type SkillContext, type Turn } from '../skill.js';
import { statedFacts } from './stated-facts.js';

/** Makes suggestions for the review of what the user tells in passing. */
@Injectable()
export class LearningService {
  private readonly logger = new Logger(LearningService.name);

  constructor(private readonly suggestions: MemorySuggestions) {}

  /**
   * The ids of the new suggestions. Whether something is known already is read in the memory: where that is switched
   * off, nothing is learnt. An answer does not fail for it.
   */
  async learn(context: SkillContext): Promise<string[]> {
    const { learns = false, isTemporary, disabledContexts, text, messageId } = context;
    if (!learns || isTemporary || contextRefusal('memory', disabledContexts) !== undefined) return [];
    try {
      return await this.propose(statedFacts(text), context);
    } catch (error) {
      this.logger.error({ messageId, error: describeError(error) });
      return [];
    }
  }

  private async propose(facts: readonly string[], context: SkillContext): Promise<string[]> {
    const { userId, timeZone, messageId, conversationId, text: quote, turns } = context;
    const source = { kind: 'message', messageId, conversationId, quote } as const;
    const evidence = { saidBy: 'user', recalled: turns.flatMap(wordsOfTwin) } as const;
    const ids: string[] = [];
    for (const text of facts) {
      const proposal = await this.suggestions.suggest(userId, { text, timeZone, source }, evidence);
      if ('memory' in proposal) ids.push(proposal.memory.id);
    }
    return ids;
  }
}

/** What the twin said or cited: repeated by the user, it is nothing new. */
function wordsOfTwin({ by, text, quotes = [] }: Turn): readonly string[] {
  return by === 'twin' ? [text, ...quotes] : [];
}
