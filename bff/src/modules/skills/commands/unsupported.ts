import { type OtherIntents } from '../kit/skill-catalogue.js';
import { type Intent } from './command.js';

/** Requests that people make and that no skill answers: they are understood so that the answer can say just that. */
export const UNSUPPORTED: OtherIntents = new Map([
  [
    'unsupported.weather',
    {
      dialogue: { subject: 'the weather', placed: 'weather in' },
      refusal: 'I cannot tell the weather yet. I can tell what the sensors of your home measure.',
    },
  ],
  [
    'unsupported.play',
    {
      devices: { domains: ['media_player'], vocabulary: 'media' },
      refusal: 'I cannot choose what plays yet. I can pause, resume, skip and set the volume.',
    },
  ],
]);

type Named = Pick<Intent, 'skill'>;

/** What to say to a request that nobody can do; undefined where all of it is for skills. */
export function refusalOf(intents: readonly Named[]): string | undefined {
  return intents.map(({ skill }) => UNSUPPORTED.get(skill)?.refusal).find((refusal) => refusal !== undefined);
}

/** Whether an intent stands for a request that no skill answers. */
export function isUnsupported({ skill }: Named): boolean {
  return UNSUPPORTED.has(skill);
}
