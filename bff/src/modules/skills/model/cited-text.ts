import { type Phrase, type Source } from '../skill.js';

/** What may yet become a marker: a bracket with digits that is not closed. */
const UNCLOSED = /^\[[\d,;\s]{0,20}$/u;
const MARKERS = /\[(\d{1,3}(?:\s*[,;]\s*\d{1,3})*)\]/gu;

/** Turns a stream of text with markers such as [2] into phrases with their sources. A marker of no source is dropped. */
export class CitedText {
  private held = '';

  /** `sources`: number 1 first. */
  constructor(private readonly sources: readonly Source[]) {}

  add(text: string): Phrase[] {
    const all = this.held + text;
    const start = startOfUndecided(all);
    this.held = all.slice(start);
    return this.read(all.slice(0, start));
  }

  /** What was held back, once nothing more comes. Spaces at the end are of no use. */
  end(): Phrase[] {
    const rest = this.held.trimEnd();
    this.held = '';
    return rest === '' ? [] : this.read(rest);
  }

  private read(text: string): Phrase[] {
    const phrases: Phrase[] = [];
    let start = 0;
    for (const match of text.matchAll(MARKERS)) {
      phrases.push(...plain(text.slice(start, match.index).trimEnd()));
      phrases.push(...this.cite(match[1] ?? ''));
      start = match.index + match[0].length;
    }
    return [...phrases, ...plain(text.slice(start))];
  }

  /** The marker itself is written by whoever numbers the sources of the whole answer. */
  private cite(numbers: string): Phrase[] {
    return numbers.split(/[,;]/u).flatMap((number) => {
      const source = this.sources[Number(number) - 1];
      return source ? [{ text: '', source }] : [];
    });
  }
}

/** Spaces may yet stand before a marker, which takes their place. */
function startOfUndecided(text: string): number {
  const bracket = text.lastIndexOf('[');
  const isOpen = bracket >= 0 && UNCLOSED.test(text.slice(bracket));
  return (isOpen ? text.slice(0, bracket) : text).trimEnd().length;
}

function plain(text: string): Phrase[] {
  return text === '' ? [] : [{ text }];
}
