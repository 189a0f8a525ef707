import { phrasesIn, USUAL_LANGUAGE } from '../../language/phrases/phrases-in.js';
import { type OtherIntents } from '../kit/skill-catalogue.js';
import { type Intent } from './command.js';

/** Requests that people make and that no skill answers: they are understood so that the answer can say just that. */
export const UNSUPPORTED: OtherIntents = new Map([
  [
    'unsupported.weather',
    {
      dialogue: { subject: 'the weather', placed: 'weather in' },
      refusal: 'cannot-weather',
    },
  ],
  [
    'unsupported.play',
    {
      devices: { domains: ['media_player'], vocabulary: 'media' },
      refusal: 'cannot-choose-music',
    },
  ],
]);

type Named = Pick<Intent, 'skill'>;

/** What to say to a request that nobody can do; undefined where all of it is for skills. */
export function refusalOf(
  intents: readonly Named[],
  phrases = phrasesIn(USUAL_LANGUAGE),
): string | undefined {
  const refusal = intents
    .map(({ skill }) => UNSUPPORTED.get(skill)?.refusal)
    .find((each) => each !== undefined);
  return refusal === undefined ? undefined : phrases.say(refusal);
}

/** Whether an intent stands for a request that no skill answers. */
export function isUnsupported({ skill }: Named): boolean {
  return UNSUPPORTED.has(skill);
}
