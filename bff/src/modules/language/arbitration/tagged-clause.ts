import { type Tagger } from '../acts/tags.js';
import { particleEnd } from '../matching/particles.js';
import { isOfType } from '../matching/segments.js';
import { isOf, type Pack } from '../pack/pack.js';
import { type Lattice, type Segment } from '../spans/span.js';
import { type Token } from '../tokens/token.js';

export /** Letters of the pack's classes of words, as `tags` lists them. */
const TAG = {
  speaker: 'I',
  listener: 'Y',
  other: 'H',
  relative: 'R',
  determiner: 'D',
  question: 'Q',
  auxiliary: 'X',
  verb: 'V',
  joining: 'B',
  greeting: 'G',
  past: 'Pp',
  none: 'o',
} as const;

const MARKS = [',', ';', '.', '!', '?', '-', '–', '—', '…'];

export const SPEAKERS = `${TAG.speaker}${TAG.other}${TAG.relative}`;

/** A clause with the class of each of its words, and what can be asked of it. */
export class TaggedClause {
  readonly tokens: readonly Token[];
  readonly segments: readonly Segment[];
  readonly tags: readonly string[];
  /** The first word behind courtesies and greetings. */
  readonly head: number;

  constructor(
    readonly lattice: Lattice,
    readonly text: string,
    private readonly language: { readonly pack: Pack; readonly tag: Tagger },
  ) {
    this.tokens = lattice.tokens;
    this.segments = lattice.segments;
    this.tags = this.tokens.map(language.tag);
    this.head = this.behindCourtesies();
  }

  isClass(name: string, at: number): boolean {
    return isOf(this.language.pack, name, this.tokens[at]?.text ?? '');
  }

  /** A word that the best cut reads as part of something else says nothing: "before work", "check if". */
  startsOf(type: string): number[] {
    const starts: number[] = [];
    for (const [at, found] of this.lattice.spans) {
      const span = found.find((each) => each.type === type);
      const segment = this.segments.find(({ start, end }) => start <= at && at < end);
      if (span && segment && (isOfType(segment, type) || segment.end - segment.start < span.end - at))
        starts.push(at);
    }
    return starts.sort((one, other) => one - other);
  }

  lastOf(type: string, at: number): number {
    const ends = (this.lattice.spans.get(at) ?? []).filter((each) => each.type === type);
    return Math.max(at + 1, ...ends.map(({ end }) => end)) - 1;
  }

  /** "Can you …", "would you mind …", and "…, would you": a request in the form of a question. */
  isPolite(): boolean {
    return this.tokens.some((_, at) => {
      const end = this.courtesyFrom(at);
      const isAtEdge = at < this.head || (at > this.head && this.saysNothingFrom(end));
      return (
        isAtEdge &&
        end > at + 1 &&
        (this.tags.slice(at, end).some((tag) => tag === TAG.listener || tag === TAG.other) ||
          particleEnd(this.language.pack, 'asking_for', this.tokens, at) !== undefined)
      );
    });
  }

  /** "…, will you": what is asked of somebody is said at its end. */
  isAskedAtEnd(): boolean {
    return this.tokens.some((_, at) => {
      const end = this.courtesyFrom(at);
      const isOfListener = this.tags.slice(at, end).includes(TAG.listener);
      const isEnd = this.saysNothingFrom(end) || MARKS.includes(this.tokens[end]?.before.trim() ?? '');
      return at > this.head && end > at + 1 && isOfListener && isEnd;
    });
  }

  private saysNothingFrom(start: number): boolean {
    return this.segments.every(({ end, isFiller }) => end <= start || isFiller);
  }

  /** Where what is said begins; all of it where nothing else is said. */
  private behindCourtesies(): number {
    let at = 0;
    for (let end = this.courtesyFrom(at); end > at; end = this.courtesyFrom(at)) at = end;
    return at < this.tokens.length ? at : 0;
  }

  private courtesyFrom(at: number): number {
    const ends = (this.lattice.spans.get(at) ?? [])
      .filter(({ type }) => type === 'courtesy')
      .map(({ end }) => end);
    return Math.max(at, ...ends);
  }
}
