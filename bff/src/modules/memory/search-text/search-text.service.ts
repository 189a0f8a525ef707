import { Injectable } from '@nestjs/common';
import { knownZone } from '../../../common/http/time-zone.js';
import { terms } from '../../../common/language/terms.js';
import { type MemorySearch, type UnderstoodSearch } from '../memory-search.dto.js';
import { toSelection } from '../memory.mapper.js';
import { type MemorySelection, type Phrase } from '../memory.rows.js';
import { FINDABLE } from '../search/candidates.js';
import { EntityNamesRepository } from './entity-names.repository.js';
import { readSearchText } from './search-text.js';

/** What is searched for, and among which memories. */
export interface UnderstoodQuery {
  /** Empty where there were only filters. */
  words: string;
  selection: MemorySelection;
  understood: UnderstoodSearch;
}

@Injectable()
export class SearchTextService {
  constructor(private readonly names: EntityNamesRepository) {}

  /** Takes the filters out of what was typed. A name that nobody has stays a word. */
  async understand(userId: string, search: MemorySearch): Promise<UnderstoodQuery> {
    const { mode } = search;
    const text = readSearchText(search.query, knownZone(search.timeZone));
    const entity = [...(search.entity ?? [])];
    const [words, notes] = [[text.words], [...text.notes]];
    const unknown = new Set<object>();
    for (const { kind, name, part } of text.names) {
      const id = await this.names.findByName(userId, kind, name);
      if (id !== undefined) {
        entity.push(id);
        continue;
      }
      unknown.add(part);
      words.push(name);
      notes.push(`No ${kind} called “${name}” is known; the name was searched for as words.`);
    }
    const plain = words.join(' ').trim();
    const phrases = (mode === 'exact' ? [...text.phrases, ...plain.split(/\s+/)] : text.phrases).filter(
      Boolean,
    );
    const filter = { ...search, ...text.filter, ...(entity.length > 0 && { entity }) };
    return {
      words: [plain, ...text.phrases].join(' ').trim(),
      selection: {
        ...toSelection(filter),
        ...(filter.status === undefined && FINDABLE),
        ...(phrases.length > 0 && { phrases: phrases.map(toPhrase) }),
      },
      understood: {
        words: plain,
        filters: [
          ...text.parts.filter((part) => !unknown.has(part)),
          ...text.phrases.map((phrase) => ({ text: `"${phrase}"`, field: 'says', value: phrase })),
        ],
        notes,
      },
    };
  }
}

function toPhrase(text: string): Phrase {
  return { text, terms: terms(text) };
}
