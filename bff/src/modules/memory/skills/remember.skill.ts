import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { problemTold } from '../../skills/kit/problem-told.js';
import { AnswersMessages } from '../../skills/kit/registration.js';
import { defineSkill } from '../../skills/kit/skill-manifest.js';
import { MemoryRulesService } from '../rules/memory-rules.service.js';
import { sentencesOf } from '../../skills/answering/sentences.js';
import { repeat, sourceOf } from '../../skills/answering/quoting.js';
import { MemoryCaptureService } from './memory-capture.service.js';
import { runOriginOf, type Phrase, type TalkSkill, type SpokenContext } from '../../skills/skill.js';
import { type Clause } from '../../language/understanding.js';
import { readUtterance, type Utterance } from '../../skills/understanding/utterance.js';

const parameters = z.object({ statement: z.string() });
type Parameters = z.output<typeof parameters>;

/** A longer memory is confirmed without repeating it. */
const MAX_REPEATED = 200;

export const REMEMBER = defineSkill({
  name: 'remember',
  title: 'Remember',
  group: 'Memory',
  answersMessages: true,
  icon: 'memory',
  description: 'Keeps what you tell me as a memory, in your words.',
  parameters,
  examples: [
    'Remember that my sister Ana is allergic to peanuts.',
    'Note: the spare key is under the flower pot',
    "Don't forget to call Ben on Friday",
    'My locker is number 58, please remember that.',
  ],
  risk: 'write',
  dialogue: { isPassing: true },
});

@Injectable()
@AnswersMessages()
export class RememberSkill implements TalkSkill<Parameters> {
  readonly manifest = REMEMBER;
  readonly precedence = 20;
  readonly goesFirst = true;
  readonly acts = ['remember'] as const;

  constructor(
    private readonly capture: MemoryCaptureService,
    private readonly rules: MemoryRulesService,
  ) {}

  understand({ storage }: Utterance): Parameters | undefined {
    return storage?.wish === 'remember' ? { statement: storage.statement } : undefined;
  }

  fromClause({ text, chosen }: Clause): Parameters {
    const asked = this.understand(readUtterance(text));
    const said = chosen?.parameters.text;
    return asked ?? { statement: typeof said === 'string' ? said : text };
  }

  async *run({ statement }: Parameters, context: SpokenContext): AsyncGenerator<Phrase> {
    const { phrases } = context;
    if (statement === '') {
      yield { text: phrases.say('ask-remember') };
      return;
    }
    if (context.isTemporary) {
      yield { text: phrases.say('temporary-keeps-nothing') };
      return;
    }
    const refusal = await this.rules.refusalOf(context.userId, statement);
    if (refusal !== undefined) {
      yield { text: phrases.say('rule-keeps-nothing', { rule: problemTold(refusal, phrases) }) };
      return;
    }
    const { memory, run } = await this.capture.keepNoted(statement, context, runOriginOf(context));
    const isShort = sentencesOf(memory.text).length <= 1 && memory.text.length <= MAX_REPEATED;
    yield {
      text: isShort
        ? phrases.say('remembering', { statement: repeat(memory.text, phrases) })
        : phrases.say('remembering-long'),
      source: sourceOf(memory),
      action: { kind: 'memory.created', memoryId: memory.id, text: memory.text },
      run,
    };
  }
}
