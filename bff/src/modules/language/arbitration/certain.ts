import { type Match } from '../matching/candidate.js';

/** More than this of a clause is all of it but courtesies. */
const WHOLE = 0.93;

/**
 * What is said in so many words that it is meant, whatever the classifier makes of them; unless a thing of the home is
 * called so: "turn on dark mode" where a scene has that name.
 */
export function certainOf(matches: readonly Match[], text: string): ReadonlySet<Match> {
  const certain = matches.filter(
    ({ spec, coverage, unread }) => spec.isCertain && coverage > WHOLE && unread.length === 0,
  );
  const said = text.toLowerCase();
  const isNamed = certain.length > 0 && matches.some((match) => isCalledInFull(match, said));
  return new Set(isNamed ? [] : certain);
}

function isCalledInFull({ spec, parameters, problem }: Match, said: string): boolean {
  const { name } = parameters;
  return spec.act === 'home' && !problem && typeof name === 'string' && said.includes(name.toLowerCase());
}
