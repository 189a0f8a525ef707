import { particleEnd } from '../matching/particles.js';
import { isOf, type Pack } from '../pack/pack.js';
import { type Segment } from '../spans/span.js';
import { type Token } from '../tokens/token.js';

interface Words {
  readonly tokens: readonly Token[];
  readonly segments: readonly Segment[];
  readonly pack: Pack;
}

/** In front of these no telling begins: they ask, put a condition, or have it as their object. */
const LEADING = ['auxiliary', 'question', 'condition', 'reporting', 'connector', 'or', 'unreal'];

/** Whether a reason, or something that is told of somebody, may begin at a word without a mark in front of it. */
export function startsTelling(at: number, { tokens, segments, pack }: Words): boolean {
  const segment = segments.find(({ start, end }) => start <= at && at < end);
  // A word that is part of a longer phrase begins nothing: "so dark", "because of".
  const isAlone = segment?.start === at && segment.end === at + 1;
  const isHinge = particleEnd(pack, 'consequence', tokens, at) !== undefined;
  if (isHinge || isReason(tokens, at, pack)) return isAlone || !isHinge;
  const subject = particleEnd(pack, 'telling_subject', tokens, at);
  if (subject === undefined || !isOf(pack, 'auxiliary', tokens[subject]?.text ?? '')) return false;
  // "So we can see": it has begun already.
  if (isReason(tokens, at - 1, pack) || particleEnd(pack, 'consequence', tokens, at - 1) !== undefined)
    return false;
  const before = tokens[at - 1]?.text ?? '';
  return !pack.verbs.has(before) && !LEADING.some((name) => isOf(pack, name, before));
}

/** Whether what begins there says why: it is told, whatever it sounds like. */
export function isReason(tokens: readonly Token[], at: number, pack: Pack): boolean {
  return particleEnd(pack, 'because', tokens, at) !== undefined;
}
