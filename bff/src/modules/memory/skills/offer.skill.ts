import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AnswersMessages } from '../../skills/kit/registration.js';
import { defineSkill } from '../../skills/kit/skill-manifest.js';
import { trimEndOf } from '../../../common/language/trim-end.js';
import { MemorySearchService } from '../search/memory-search.service.js';
import { tellRelated } from '../../skills/answering/compose.js';
import { findAnswers } from '../../skills/answering/find-answers.js';
import { VectorKnowledge } from '../../skills/answering/word-knowledge.js';
import { contextRefusal } from '../../skills/contexts/context-refusal.js';
import { type Phrase, type TalkSkill, type SkillContext } from '../../skills/skill.js';
import { type Utterance } from '../../skills/understanding/utterance.js';

const parameters = z.object({ statement: z.string() });
type Parameters = z.output<typeof parameters>;

const CANDIDATES = 10;
const MAX_REPEATED = 120;
/** "I moved to Lyon" can be kept as it is; "turn on the lights" is a wish of another kind. */
const TELLS =
  /^(?:i|i'm|i've|i'd|my|we|we're|we've|our|he|she|it|they|the|there|this|an?|\p{Lu}\p{L}+(?:['’]s)?\s+(?:\p{L}+\s+)?(?:is|are|was|were|has|had|likes?|loves?|hates?|lives?|works?|wants?|needs?|said|told|\p{L}+ed))\b/iu;

const WAITS = 'I haven’t stored that yet. It waits in your review for your word.';
const OPENING_CAPITAL = /^(?:My|We|Our|He|She|It|They|The|There|This|An?)\b/u;

export const OFFER = defineSkill({
  name: 'offer',
  title: 'Offer',
  group: 'Memory',
  answersMessages: true,
  icon: 'memory',
  description: 'Offers to keep what you said when you did not ask for it.',
  parameters,
  examples: ['I moved to Lyon in May.', 'My sister Ana is allergic to peanuts.'],
  risk: 'read',
});

/** A statement that nobody asked to store is never stored in silence. */
@Injectable()
@AnswersMessages()
export class OfferSkill implements TalkSkill<Parameters> {
  readonly manifest = OFFER;
  readonly precedence = 80;
  readonly isForModel = true;

  constructor(
    private readonly search: MemorySearchService,
    private readonly knowledge: VectorKnowledge,
  ) {}

  understand({ text, storage, isQuestion }: Utterance): Parameters | undefined {
    return storage || isQuestion ? undefined : { statement: text };
  }

  async *run({ statement }: Parameters, context: SkillContext): AsyncGenerator<Phrase> {
    const { userId, disabledContexts, suggested = [] } = context;
    // The suggestion asks already: to offer the same once more would keep it twice.
    yield { text: suggested.length > 0 ? WAITS : `I haven’t stored that. ${offerFor(statement)}` };
    if (contextRefusal('memory', disabledContexts) !== undefined) return;
    const found = await this.search.search(userId, statement, { limit: CANDIDATES });
    const memories = found.map(({ memory }) => memory);
    const related = tellRelated(findAnswers(statement, memories, this.knowledge));
    if (related) yield related;
  }
}

function offerFor(statement: string): string {
  const isRepeatable = TELLS.test(statement) && statement.length <= MAX_REPEATED && !statement.includes('\n');
  if (!isRepeatable) return 'Say “remember that …” to keep something, or ask me a question.';
  const repeated = statement.replace(OPENING_CAPITAL, (word) => word.toLowerCase());
  return `Say “remember that ${trimEndOf(repeated, /[.!\s]/u)}” to keep it.`;
}
