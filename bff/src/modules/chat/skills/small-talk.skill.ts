import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { LanguageService } from '../../language/language.service.js';
import { tokenise } from '../../language/tokens/tokenise.js';
import { type Candidate, type Clause } from '../../language/understanding.js';
import { AnswersMessages } from '../../skills/kit/registration.js';
import { defineSkill } from '../../skills/kit/skill-manifest.js';
import { type Phrase, type SpokenContext, type TalkSkill } from '../../skills/skill.js';
import { wordMap } from '../../../common/word-map.js';

const parameters = z.object({ kind: z.string() });
type Parameters = z.output<typeof parameters>;

/** What a command that was forbidden comes to: it is left. */
const LEFT = 'home-not';
const NOT_UNDERSTOOD = 'not-understood';
/** To what is small talk and nothing that has an answer. */
const ACKNOWLEDGED = 'acknowledged';
const OCCASIONS = wordMap<string>({ greeted: 'greeting', thanked: 'thanked' });
/** Phrases under other names than the kinds of small talk have in the packs. */
const PHRASES = wordMap<string>({ privacy: 'privacy-listening', joke: 'joke-1' });

export const SMALL_TALK = defineSkill({
  name: 'talk',
  title: 'Small talk',
  group: 'Everything else',
  answersMessages: true,
  icon: 'info',
  description: 'Answers greetings, thanks and questions about myself.',
  parameters,
  examples: ['How are you?', 'Good night', 'Are you recording me?'],
  risk: 'read',
});

/** Short and true. */
@Injectable()
@AnswersMessages()
export class SmallTalkSkill implements TalkSkill<Parameters> {
  readonly manifest = SMALL_TALK;
  readonly precedence = 90;
  readonly acts = ['talk'] as const;
  readonly isForModel = true;

  constructor(private readonly language: LanguageService) {}

  understand(): undefined {
    return undefined;
  }

  fromClause({ chosen, candidates, form, text, act }: Clause): Parameters {
    const { kind } = chosen?.parameters ?? {};
    if (typeof kind !== 'string') {
      const heard = act === 'talk' ? candidates.map(kindOf).find((each) => each !== undefined) : undefined;
      if (heard !== undefined) return { kind: heard };
      if (form.isNegated && !form.isTold) return { kind: LEFT };
      return { kind: act === 'talk' && hasMeaning(text, this.language) ? ACKNOWLEDGED : NOT_UNDERSTOOD };
    }
    return { kind: kind === 'farewell' && isNight(text, this.language) ? 'farewell-night' : kind };
  }

  *run({ kind }: Parameters, { phrases }: SpokenContext): Generator<Phrase> {
    const key = PHRASES.get(kind) ?? kind;
    yield { text: phrases.say(phrases.has(key) ? key : NOT_UNDERSTOOD) };
  }
}

/** What is thanked for or laughed about beside other words gets the answer to just that. */
function kindOf({ act, parameters: { kind, occasion } }: Candidate): string | undefined {
  if (act !== 'talk') return undefined;
  if (typeof kind === 'string') return kind;
  return typeof occasion === 'string' ? OCCASIONS.get(occasion) : undefined;
}

/** Most of its words are of the language: random letters are none. */
function hasMeaning(text: string, language: LanguageService): boolean {
  const pack = language.packOf(language.languageOf(text));
  const words = tokenise(text, pack);
  return (
    words.filter(({ text: word, stem }) => pack.known.has(word) || pack.known.has(stem)).length * 2 >=
    words.length
  );
}

/** Whether a night is wished, by what the languages call it. */
function isNight(text: string, language: LanguageService): boolean {
  const night = language.phrasesOf(language.languageOf(text));
  return night.has('night') && text.toLowerCase().includes(night.say('night'));
}
