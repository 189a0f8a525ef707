import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ENV, type Env } from '../../../config/env.js';
import { LanguageService } from '../../language/language.service.js';
import { AnswersMessages } from '../../skills/kit/registration.js';
import { defineSkill } from '../../skills/kit/skill-manifest.js';
import { readUtterance } from '../../skills/understanding/utterance.js';
import { type Phrase, type SpokenContext, type TalkSkill } from '../../skills/skill.js';

const parameters = z.object({});
type Parameters = z.output<typeof parameters>;

export const CARE = defineSkill({
  name: 'care',
  title: 'Care',
  group: 'Everything else',
  answersMessages: true,
  icon: 'mood',
  description:
    'Answers kindly when you are in distress, with whom to call. None of it is saved unless you ask.',
  parameters,
  examples: ['I feel like hurting myself'],
  risk: 'read',
});

/** Who is in distress is told whom to call; what they said is neither kept nor done. */
@Injectable()
@AnswersMessages()
export class CareSkill implements TalkSkill<Parameters> {
  readonly manifest = CARE;
  readonly precedence = 1;
  readonly acts = ['distress'] as const;

  constructor(
    private readonly language: LanguageService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  understand(): undefined {
    return undefined;
  }

  fromClause(): Parameters {
    return {};
  }

  *run(_parameters: Parameters, { text, phrases }: SpokenContext): Generator<Phrase> {
    const { kind = 'distress' } = this.language.hardshipIn(text, phrases.language);
    const contacts = this.env.HELP_CONTACTS ?? phrases.say('help-contacts');
    const number = phrases.say('emergency-number');
    if (kind === 'bereavement') {
      yield { text: phrases.say('bereavement-unnamed') };
      yield { text: `\n\n${phrases.say('distress-contacts', { contacts })}` };
      return;
    }
    yield { text: phrases.say(kind === 'emergency' ? 'emergency' : 'distress', { number }) };
    yield { text: `\n\n${phrases.say('distress-contacts', { contacts })}` };
    if (kind === 'distress') yield { text: `\n\n${phrases.say('distress-danger', { number })}` };
    if (readUtterance(text).storage?.wish !== 'remember')
      yield { text: `\n\n${phrases.say('distress-not-kept')}` };
  }
}
