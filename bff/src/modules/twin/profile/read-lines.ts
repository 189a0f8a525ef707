import { knowledgeOf } from '../../language/knowledge/knowledge.js';
import { dateOf, type DerivedLine, type LineAbout, type ReadMemory } from './profile-line.js';
import { readOwnFacts } from './own-facts.js';
import { groupLikings } from './likings.js';
import { firstOf, saidToOwner } from './said-to-owner.js';

const DAY_MS = 86_400_000;
/** What happened longer ago is no longer what somebody is in the middle of. */
const CURRENT_MS = 30 * DAY_MS;
/** Of each sort; more of them nobody reads. */
const MOST: Readonly<Record<LineAbout, number>> = { you: 40, people: 40, preference: 60, now: 12 };
/** Texts that somebody else may speak in. */
const FOREIGN = new Set(['document', 'conversation', 'reading']);
/** Whom a line is about, said to its owner: what somebody else likes is no liking of theirs. */
const WORDS = knowledgeOf('profile', { says: ['of_owner', 'about_owner'] });

/** What memories say of their owner. Nothing is inferred: each line is a sentence of theirs, said to them. */
export function readLines(memories: readonly ReadMemory[], now: Date): DerivedLine[] {
  const own = memories.filter(({ kind, author }) => author === null && !FOREIGN.has(kind));
  const facts = readOwnFacts(own);
  const stated = new Set(facts.flatMap(({ evidence }) => evidence.map(({ id }) => id)));
  const rest = own.filter(({ id }) => !stated.has(id));
  const ofKind = (kind: ReadMemory['kind']): ReadMemory[] => rest.filter((memory) => memory.kind === kind);
  const likings = ofKind('preference');
  const lines: DerivedLine[] = [
    ...facts,
    ...ofKind('fact').filter(speaksOfOwner).map(lineOf('you')),
    ...[...ofKind('person'), ...likings.filter((memory) => !isAboutOwner(memory))].map(lineOf('people')),
    ...groupLikings(likings.filter(isAboutOwner)),
    ...rest.filter((memory) => isCurrent(memory, now)).map(lineOf('now')),
  ];
  return Object.entries(MOST).flatMap(([about, most]) =>
    lines
      .filter((line) => line.about === about)
      .toSorted(byWeight)
      .slice(0, most),
  );
}

function lineOf(about: LineAbout): (memory: ReadMemory) => DerivedLine {
  return (memory) => ({
    ...{ key: `${about} ${memory.id}`, about, changes: 0, evidence: [memory] },
    text: saidToOwner(firstOf(memory), memory),
  });
}

function speaksOfOwner(memory: ReadMemory): boolean {
  return says('of_owner', memory);
}

function isAboutOwner(memory: ReadMemory): boolean {
  return says('about_owner', memory);
}

function says(what: 'of_owner' | 'about_owner', memory: ReadMemory): boolean {
  const said = saidToOwner(firstOf(memory), memory);
  return WORDS.all().some((language) => language.says[what].test(said));
}

/** What is to come, what has just happened, and what was said lately of oneself in passing. */
function isCurrent(memory: ReadMemory, now: Date): boolean {
  const age = now.getTime() - dateOf(memory);
  if (memory.kind === 'event') return age < CURRENT_MS;
  return memory.kind === 'note' && age < CURRENT_MS && speaksOfOwner(memory);
}

/** What was told most often, then what is important, then what is newest. */
function byWeight(one: DerivedLine, other: DerivedLine): number {
  const [ours, theirs] = [one.evidence[0], other.evidence[0]];
  return (
    other.evidence.length - one.evidence.length ||
    (theirs?.importance ?? 0) - (ours?.importance ?? 0) ||
    (theirs ? dateOf(theirs) : 0) - (ours ? dateOf(ours) : 0)
  );
}
