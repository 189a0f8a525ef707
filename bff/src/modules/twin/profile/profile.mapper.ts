import { sourceTitleOf } from '../../memory/skills/owner.words.js';
import { type KeptLine } from './profile.repository.js';
import { type TwinEvidence, type TwinLine } from './profile.dto.js';
import { dateOf, type DerivedLine, lineIdOf, type ReadMemory } from './profile-line.js';

/** So much of the evidence is shown at once. */
const SHOWN = 4;
/** From so many times on a liking is strong. */
const STRONG = 3;
const IMPORTANT = 3;

export function toTwinLine(userId: string, line: DerivedLine, kept: KeptLine | undefined): TwinLine {
  const dates = line.evidence.map(dateOf);
  return {
    id: lineIdOf(userId, line.key),
    about: line.about,
    span: line.about === 'now' ? 'current' : 'lasting',
    text: kept?.text ?? line.text,
    readAs: kept?.text == null ? null : line.text,
    evidence: line.evidence.slice(0, SHOWN).map(toEvidence),
    ...{ evidenceCount: line.evidence.length, changes: line.changes, strength: strengthOf(line) },
    isSample: line.evidence.every(({ source }) => source.kind === 'sample'),
    since: new Date(Math.min(...dates)).toISOString(),
    lastAt: new Date(Math.max(...dates)).toISOString(),
  };
}

export function toEvidence(memory: ReadMemory): TwinEvidence {
  const title = sourceTitleOf(memory);
  return { memoryId: memory.id, title, kind: memory.kind, at: new Date(dateOf(memory)).toISOString() };
}

function strengthOf({ evidence }: DerivedLine): TwinLine['strength'] {
  if (evidence.length >= STRONG || evidence.some(({ importance }) => importance >= IMPORTANT))
    return 'strong';
  return evidence.length > 1 ? 'clear' : 'once';
}
