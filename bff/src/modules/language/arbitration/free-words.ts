import { type Weighed } from './weigh.js';

const ALL = 0.93;

/**
 * "Play the next song": what reads every word of a command of the home by its meaning goes before what takes words as
 * they are, which would explain whatever was said, also where it is not clear of which thing.
 */
export function withoutFreeWords(weighed: readonly Weighed[]): readonly Weighed[] {
  const isRead = weighed.some(
    ({ candidate, match, blocked }) =>
      candidate.act === 'home' &&
      blocked === undefined &&
      match !== undefined &&
      match.captures.length === 0 &&
      candidate.unread.length === 0 &&
      candidate.coverage > ALL,
  );
  if (!isRead) return weighed;
  return weighed.filter(({ candidate, match }) => candidate.act !== 'home' || !match?.captures.length);
}
