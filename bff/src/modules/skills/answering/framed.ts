import { type Phrase } from '../skill.js';

/** What stands around an answer. */
interface Frame {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Whether it tells something of its owner's, and not only what comes closest. */
export function isCiting(answer: readonly Phrase[]): boolean {
  return answer.some(({ source, isClosest }) => source !== undefined && isClosest !== true);
}

/** The same statements with the same sources in a frame; as they are without one. */
export function framed(answer: readonly Phrase[], frame: Frame | undefined): readonly Phrase[] {
  const { before = [], after = [] } = frame ?? {};
  return [
    ...(before.length > 0 ? [{ text: `${before.join(' ')}\n\n` }] : []),
    ...answer,
    ...(after.length > 0 ? [{ text: `\n\n${after.join(' ')}` }] : []),
  ];
}
