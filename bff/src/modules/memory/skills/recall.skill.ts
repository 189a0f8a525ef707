import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AnswersMessages } from '../../skills/kit/registration.js';
import { defineSkill } from '../../skills/kit/skill-manifest.js';
import { MemoryService } from '../memory.service.js';
import { MemorySearchService } from '../search/memory-search.service.js';
import { composeAnswer } from '../../skills/answering/compose.js';
import { type Findings, findAnswers } from '../../skills/answering/find-answers.js';
import { resolvePronouns } from '../../skills/answering/follow-up.js';
import { namesMeant } from '../../skills/answering/people.js';
import { asksForEverything, composeOverview } from '../../skills/answering/overview.js';
import { VectorKnowledge } from '../../skills/answering/word-knowledge.js';
import { ownWords, type Phrase, type TalkSkill, type SkillContext } from '../../skills/skill.js';
import { type Utterance } from '../../skills/understanding/utterance.js';

const parameters = z.object({ question: z.string() });
type Memory = Awaited<ReturnType<MemoryService['get']>>;
type Parameters = z.output<typeof parameters>;
type Asker = Pick<SkillContext, 'userId' | 'timeZone'>;

/** The gate reads more closely than the search ranks, so it is given more than it will use. */
const CANDIDATES = 30;
const NEWEST = 3;

export const RECALL = defineSkill({
  name: 'recall',
  title: 'Recall',
  group: 'Memory',
  answersMessages: true,
  icon: 'search',
  description: 'Answers a question from your memories, with the source under the answer.',
  parameters,
  examples: [
    'What is Ana allergic to?',
    'When did I move to Lyon?',
    'Tell me about my sister',
    'Do you know where my passport is?',
    'What do you know about me?',
    'wifi password',
  ],
  risk: 'read',
});

@Injectable()
@AnswersMessages()
export class RecallSkill implements TalkSkill<Parameters> {
  readonly manifest = RECALL;
  readonly precedence = 70;
  readonly reads = 'memory';
  readonly isForModel = true;

  constructor(
    private readonly memories: MemoryService,
    private readonly search: MemorySearchService,
    private readonly knowledge: VectorKnowledge,
  ) {}

  understand({ text, isQuestion }: Utterance): Parameters | undefined {
    return isQuestion ? { question: text } : undefined;
  }

  async *run({ question }: Parameters, { userId, timeZone, turns }: SkillContext): AsyncGenerator<Phrase> {
    if (asksForEverything(question)) {
      const { items, ...all } = await this.memories.list(userId, { status: 'active', limit: NEWEST });
      yield* composeOverview(items, all);
      return;
    }
    const asked = resolvePronouns(question, ownWords(turns));
    yield* composeAnswer(await this.find(asked, { userId, timeZone }), timeZone);
  }

  /** Once "my wife" turns out to be Priscilla, what was said of Priscilla is looked for as well. */
  private async find(question: string, asker: Asker): Promise<Findings<Memory>> {
    const memories = await this.searchFor(question, asker);
    const findings = findAnswers(question, memories, this.knowledge);
    const names = namesMeant(findings.question);
    if (names.length === 0) return findings;
    const more = await this.searchFor(`${question} ${names.join(' ')}`, asker);
    const known = new Set(memories.map(({ id }) => id));
    return findAnswers(question, [...memories, ...more.filter(({ id }) => !known.has(id))], this.knowledge);
  }

  private async searchFor(question: string, { userId, timeZone }: Asker): Promise<Memory[]> {
    const found = await this.search.search(userId, question, { limit: CANDIDATES, timeZone });
    return found.map(({ memory }) => memory);
  }
}
