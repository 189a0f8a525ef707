import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';

/** What the packs understand and no skill does, with the key of what is said instead. */
const REFUSALS: ReadonlyMap<string, string> = new Map([
  ['weather', 'cannot-weather'],
  ['media.play', 'cannot-choose-music'],
]);

/** What to say to what nobody can do; undefined where a skill may. */
export function refusalOf(asked: string | undefined, phrases: TwinPhrases): string | undefined {
  const refusal = asked === undefined ? undefined : REFUSALS.get(asked);
  return refusal === undefined ? undefined : phrases.say(refusal);
}
