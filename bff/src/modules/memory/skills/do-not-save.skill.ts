import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AnswersMessages } from '../../skills/kit/registration.js';
import { defineSkill } from '../../skills/kit/skill-manifest.js';
import { type Phrase, type SpokenContext, type TalkSkill } from '../../skills/skill.js';
import { memoryChangeIn } from '../../skills/understanding/memory-change.js';
import { type Utterance } from '../../skills/understanding/utterance.js';

const parameters = z.object({ wish: z.enum(['do-not-save', 'delete']) });
type Parameters = z.output<typeof parameters>;

/** Keys of what is said then. */
const REPLIES: Record<Parameters['wish'], string> = { 'do-not-save': 'not-kept', delete: 'ask-forget' };

export const LEAVE_OUT = defineSkill({
  name: 'do-not-save',
  title: 'Leave out',
  group: 'Memory',
  answersMessages: true,
  icon: 'memory',
  description: 'Leaves something unstored when you ask for that.',
  parameters,
  examples: ["Don't remember this.", 'I am seeing a lawyer, but do not save that.', 'Forget everything'],
  risk: 'read',
});

@Injectable()
@AnswersMessages()
export class DoNotSaveSkill implements TalkSkill<Parameters> {
  readonly manifest = LEAVE_OUT;
  readonly precedence = 10;
  readonly goesFirst = true;

  /** What is to be forgotten, where that is said, is looked for by another. */
  understand({ text, storage }: Utterance): Parameters | undefined {
    if (!storage || storage.wish === 'remember') return undefined;
    return storage.wish === 'delete' && memoryChangeIn(text) ? undefined : { wish: storage.wish };
  }

  fromClause(): Parameters {
    return { wish: 'do-not-save' };
  }

  *run({ wish }: Parameters, { phrases }: SpokenContext): Generator<Phrase> {
    yield { text: phrases.say(REPLIES[wish]) };
  }
}
