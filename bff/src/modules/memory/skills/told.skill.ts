import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { knowledgeOf } from '../../language/knowledge/knowledge.js';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { problemTold } from '../../skills/kit/problem-told.js';
import { AnswersMessages } from '../../skills/kit/registration.js';
import { defineSkill } from '../../skills/kit/skill-manifest.js';
import { trimEndOf } from '../../../common/language/trim-end.js';
import { MemorySearchService } from '../search/memory-search.service.js';
import { MemoryRulesService } from '../rules/memory-rules.service.js';
import { tellRelated } from '../../skills/answering/compose.js';
import { findAnswers } from '../../skills/answering/find-answers.js';
import { VectorKnowledge } from '../../skills/answering/word-knowledge.js';
import { contextRefusal } from '../../skills/contexts/context-refusal.js';
import { runOriginOf, type Phrase, type TalkSkill, type SpokenContext } from '../../skills/skill.js';
import { type Clause } from '../../language/understanding.js';
import { type Utterance } from '../../skills/understanding/utterance.js';
import { MemoryCaptureService } from './memory-capture.service.js';

const parameters = z.object({
  statement: z.string(),
  isTold: z.boolean().meta({ description: 'It tells something; anything else is only offered to be kept.' }),
});
type Parameters = z.output<typeof parameters>;

const CANDIDATES = 10;
const MAX_REPEATED = 120;
/** "I moved to Lyon" can be kept as it is; "turn on the lights" is a wish of another kind: `told.yaml`. */
const WORDS = knowledgeOf('told', { words: ['lowered'], says: ['tells'] });
const FIRST_WORD = /^\p{L}+/u;

/** A shorter text with no subject and verb may be anything. */
const STATEMENT_WORDS = 3;
/** So many words are one, however they are put. */
const LONG = 6;
const SURE = 0.4;

export const TOLD = defineSkill({
  name: 'told',
  title: 'Keep what is told',
  group: 'Memory',
  answersMessages: true,
  icon: 'memory',
  description: 'Keeps what you tell me, with a way back, or offers to, as you chose under Settings.',
  parameters,
  examples: ['I moved to Lyon in May.', 'My sister Ana is allergic to peanuts.'],
  risk: 'write',
});

/** A statement that nobody asked to store: kept with a way back, offered or left, as its owner chose. */
@Injectable()
@AnswersMessages()
export class ToldSkill implements TalkSkill<Parameters> {
  readonly manifest = TOLD;
  readonly precedence = 80;
  readonly isForModel = true;
  readonly acts = ['told'] as const;

  constructor(
    private readonly search: MemorySearchService,
    private readonly knowledge: VectorKnowledge,
    private readonly rules: MemoryRulesService,
    private readonly capture: MemoryCaptureService,
  ) {}

  understand({ text, storage, isQuestion }: Utterance): Parameters | undefined {
    return storage || isQuestion
      ? undefined
      : { statement: text, isTold: WORDS.all().some(({ says }) => says.tells.test(text)) };
  }

  fromClause({ text, act, form, confidence }: Clause): Parameters {
    const { length } = text.split(' ');
    const isLong = length >= LONG || (length >= STATEMENT_WORDS && confidence >= SURE);
    return { statement: text, isTold: form.isTold || isLong || act !== 'told' };
  }

  /** What a rule of the owner's forbids is left to `run`, which says so. */
  async keep({ statement, isTold }: Parameters, context: SpokenContext): Promise<Phrase | undefined> {
    const { userId, keepTold, disabledContexts, isTemporary } = context;
    if (!isTold || isTemporary || keepTold !== 'always') return undefined;
    // Whether it is known is read in the memory: where that is switched off, nothing is kept by itself.
    if (contextRefusal('memory', disabledContexts) !== undefined) return undefined;
    if ((await this.rules.refusalOf(userId, statement)) !== undefined) return undefined;
    if (await this.capture.isKept(statement, context)) return { text: context.phrases.say('kept-already') };
    const { memory, run } = await this.capture.keepNoted(statement, context, runOriginOf(context));
    return {
      text: context.phrases.say('kept'),
      action: { kind: 'memory.created', memoryId: memory.id, text: memory.text },
      run,
    };
  }

  async *run({ statement, isTold }: Parameters, context: SpokenContext): AsyncGenerator<Phrase> {
    const { userId, disabledContexts, keepTold, suggested = [], phrases } = context;
    const refusal =
      keepTold === 'always' && isTold ? await this.rules.refusalOf(userId, statement) : undefined;
    // The suggestion asks already: to offer the same once more would keep it twice.
    if (suggested.length > 0) yield { text: phrases.say('not-stored-waits') };
    else {
      const why = refusal && problemTold(refusal, phrases);
      const more = why ?? (keepTold === 'never' ? undefined : offerFor(statement, isTold, phrases));
      const notStored = phrases.say('not-stored');
      yield { text: more === undefined ? notStored : `${notStored} ${more}` };
    }
    if (contextRefusal('memory', disabledContexts) !== undefined) return;
    const found = await this.search.search(userId, statement, { limit: CANDIDATES });
    const memories = found.map(({ memory }) => memory);
    const related = tellRelated(findAnswers(statement, memories, this.knowledge, phrases.language), phrases);
    if (related) yield related;
  }
}

function offerFor(statement: string, isTold: boolean, phrases: TwinPhrases): string {
  const isRepeatable = isTold && statement.length <= MAX_REPEATED && !statement.includes('\n');
  if (!isRepeatable) return phrases.say('offer-how');
  const { lowered } = WORDS.of(phrases.language).words;
  const repeated = statement.replace(FIRST_WORD, (word) =>
    lowered.has(word.toLowerCase()) ? word.toLowerCase() : word,
  );
  return phrases.say('offer-saying', { statement: trimEndOf(repeated, /[.!\s]/u) });
}
