import { tokenise, words } from '../../../common/language/tokens.js';
import { type EntityKind } from '../entities/entity-kinds.js';
import { isFunctionWord, type NameWords, nameWordsOf } from './name-words.js';
import { type FoundName } from './names.js';

/** What is known of a person, place, organisation or topic of a user. */
export interface KnownEntity {
  id: string;
  kind: EntityKind;
  name: string;
  key: string;
  aliases: readonly string[];
  isIgnored: boolean;
}

const MAX_WORDS = 5;
const MIN_LENGTH = 3;

/** The name as it is looked up: folded, so that case and accents make no second person. */
export function keyOf(name: string): string {
  return words(name).join(' ');
}

/** Whom a user's memories speak of, by any of their names. */
export class KnownNames {
  private readonly byKey = new Map<string, KnownEntity[]>();
  /** People by each of the words before their last name. */
  private readonly byFirstName = new Map<string, Set<KnownEntity>>();

  constructor(entities: readonly KnownEntity[]) {
    for (const entity of entities) this.add(entity);
  }

  add(entity: KnownEntity): void {
    for (const key of [entity.key, ...entity.aliases]) {
      this.byKey.set(key, [...(this.byKey.get(key) ?? []), entity]);
      const [first = '', ...rest] = key.split(' ');
      if (entity.kind !== 'person' || rest.length === 0) continue;
      this.byFirstName.set(first, (this.byFirstName.get(first) ?? new Set()).add(entity));
    }
  }

  /** Who is meant; a first name alone means the one person who has it, when there is only one. */
  find({ kind, name }: FoundName): KnownEntity | undefined {
    const key = keyOf(name);
    const named = this.byKey.get(key) ?? [];
    const known = named.find((entity) => entity.kind === kind) ?? named[0];
    if (known || kind !== 'person') return known;
    const [only, ...others] = this.byFirstName.get(key) ?? [];
    return others.length === 0 ? only : undefined;
  }

  /** Those that a text names, also without a capital where the word means nothing else. */
  mentionedIn(text: string): KnownEntity[] {
    const tokens = tokenise(text);
    const known = nameWordsOf(text);
    const found = new Set<KnownEntity>();
    tokens.forEach(({ start }, at) => {
      const isCapital = /^\p{Lu}/u.test(text.slice(start, start + 2));
      for (let length = 1; length <= MAX_WORDS && at + length <= tokens.length; length += 1) {
        const key = tokens
          .slice(at, at + length)
          .map(({ word }) => word)
          .join(' ');
        if (length === 1 && !speaksForItself(key, isCapital && at > 0, known)) continue;
        for (const entity of this.byKey.get(key) ?? []) if (entity.kind !== 'topic') found.add(entity);
      }
    });
    return [...found];
  }
}

function speaksForItself(word: string, isCapital: boolean, known: NameWords): boolean {
  const isOther = [known.months, known.also_places, known.no_names].some((words) => words.has(word));
  if (word.length < MIN_LENGTH || isOther) return false;
  return isCapital || !(isFunctionWord(word, known) || known.also_words.has(word));
}
