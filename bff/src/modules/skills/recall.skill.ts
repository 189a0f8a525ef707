import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { MemoryService } from '../memory/memory.service.js';
import { MemorySearchService } from '../memory/search/memory-search.service.js';
import { composeAnswer } from './answering/compose.js';
import { findAnswers } from './answering/find-answers.js';
import { resolvePronouns } from './answering/follow-up.js';
import { asksForEverything, composeOverview } from './answering/overview.js';
import { VectorKnowledge } from './answering/word-knowledge.js';
import { type Phrase, type Skill, type SkillContext } from './skill.js';
import { type Utterance } from './understanding/utterance.js';

const parameters = z.object({ question: z.string() });
type Parameters = z.output<typeof parameters>;

/** The gate reads more closely than the search ranks, so it is given more than it will use. */
const CANDIDATES = 30;
const NEWEST = 3;

@Injectable()
export class RecallSkill implements Skill<Parameters> {
  readonly name = 'recall';
  readonly description = 'Answers a question from your memories, with the source under the answer.';
  readonly parameters = parameters;
  readonly risk = 'read';
  readonly examples = [
    'What is Ana allergic to?',
    'When did I move to Lyon?',
    'Tell me about my sister',
    'Do you know where my passport is?',
    'What do you know about me?',
    'wifi password',
  ];

  constructor(
    private readonly memories: MemoryService,
    private readonly search: MemorySearchService,
    private readonly knowledge: VectorKnowledge,
  ) {}

  understand({ text, isQuestion }: Utterance): Parameters | undefined {
    return isQuestion ? { question: text } : undefined;
  }

  async *run({ question }: Parameters, { userId, earlier }: SkillContext): AsyncGenerator<Phrase> {
    if (asksForEverything(question)) {
      const { items, total } = await this.memories.list(userId, { status: 'active', limit: NEWEST });
      yield* composeOverview(items, total);
      return;
    }
    const asked = resolvePronouns(question, earlier);
    const found = await this.search.search(userId, asked, CANDIDATES);
    const memories = found.map(({ memory }) => memory);
    yield* composeAnswer(findAnswers(asked, memories, this.knowledge));
  }
}
