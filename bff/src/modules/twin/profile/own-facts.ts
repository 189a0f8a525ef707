import { terms } from '../../../common/language/terms.js';
import { isSameValue, readStatements, sentencesOf, type Statement } from '../../memory/skills/owner.words.js';
import { dateOf, type DerivedLine, type ReadMemory } from './profile-line.js';
import { saidToOwner } from './said-to-owner.js';

/** Of all that a text may state, what says who somebody is. A password is stated the same way and belongs on no profile. */
const PROPERTIES = ['home', 'employer', 'job', 'age', 'partner', 'diet'];
/** As statements of the owner have them. */
const KEYS = new Set(PROPERTIES.map((property) => `i: ${terms(property).toSorted().join(' ')}`));

interface Stated {
  readonly memory: ReadMemory;
  readonly sentence: string;
  readonly statement: Statement;
}

/** What has one value at a time: the newest holds, and those that say the same are its evidence. */
export function readOwnFacts(memories: readonly ReadMemory[]): DerivedLine[] {
  const stated = memories.flatMap(statedIn);
  const byKey = Map.groupBy(stated, ({ statement }) => statement.key);
  return [...byKey].flatMap(([key, all]) => {
    const [newest, ...older] = all.toSorted((one, other) => dateOf(other.memory) - dateOf(one.memory));
    if (!newest) return [];
    const same = older.filter(({ statement }) => isSameValue(statement.value, newest.statement.value));
    return [
      {
        ...{ key: `fact ${key}`, about: 'you' as const, changes: older.length - same.length },
        text: saidToOwner(newest.sentence, newest.memory),
        evidence: [newest, ...same].map(({ memory }) => memory),
      },
    ];
  });
}

function statedIn(memory: ReadMemory): Stated[] {
  // A text in which nothing is stated is told by all of it at once, which is the cheaper question.
  if (!readStatements(memory.text, null).some(({ key }) => KEYS.has(key))) return [];
  return sentencesOf(memory.text).flatMap((sentence) =>
    readStatements(sentence, null)
      .filter(({ key }) => KEYS.has(key))
      .map((statement) => ({ memory, sentence, statement })),
  );
}
