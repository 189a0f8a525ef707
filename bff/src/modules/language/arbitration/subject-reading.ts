import { particleEnd } from '../matching/particles.js';
import { type Pack } from '../pack/pack.js';
import { type Subject } from './form.js';
import { TAG, type TaggedClause } from './tagged-clause.js';

const HEAD = 2;
/** What tells how one feels although nobody is named: "mood is great", "today was awful". */
const OF_ONESELF: ReadonlySet<string> = new Set([
  'mood',
  'mood_lead',
  'mood_scale',
  'when',
  'day',
  'daypart',
]);
/** Classes of words with which who is meant begins. */
const BEGINS: readonly string[] = [TAG.speaker, TAG.listener, TAG.other, TAG.relative, TAG.determiner];
const LISTS: ReadonlySet<string> = new Set(['list_word', 'list_name', 'own_list']);

/** Of whom or of what a clause is, by its first words. */
export class SubjectReading {
  constructor(
    private readonly clause: TaggedClause,
    private readonly pack: Pack,
  ) {}

  /** "You remind me of her": who is spoken to does it. */
  isListener(): boolean {
    return this.clause.tags[this.clause.head] === TAG.listener && this.isVerbAt(this.clause.head + 1);
  }

  /** "My gran has …" and "she weighs …" are of others, unless a word of oneself stands in them, too. */
  kind(): Subject {
    const [first = ''] = this.clause.tags.slice(this.clause.head, this.clause.head + HEAD);
    const isOther = this.beginsWithOther();
    const isOfSelf = this.clause.tags.some(
      (tag, at) => tag === TAG.speaker && this.clause.tags[at + 1] !== TAG.relative,
    );
    if (isOther) return isOfSelf ? 'self' : 'other';
    if (first === TAG.speaker) return 'self';
    const isThing =
      first === TAG.determiner || this.clause.isClass('subject', this.clause.head) || this.isBare();
    return isThing ? 'thing' : 'none';
  }

  /** Its first words are of somebody else. */
  beginsWithOther(): boolean {
    const [first = '', second = ''] = this.clause.tags.slice(this.clause.head, this.clause.head + HEAD);
    return (
      first === TAG.other ||
      first === TAG.relative ||
      ((first === TAG.speaker || first === TAG.determiner) && second === TAG.relative) ||
      this.isNamed()
    );
  }

  /** "Priya went …": a name that nothing knows, and what it did. */
  isNamed(): boolean {
    const { head, tags, tokens, segments } = this.clause;
    if (!tokens[head]?.isCapitalised || tags[head] !== TAG.none) return false;
    const segment = segments.find(({ start }) => start === head);
    const next = tags[head + 1] ?? '';
    const isDoing = next !== '' && (TAG.past + TAG.auxiliary + TAG.verb).includes(next);
    // Where nouns are capitalised anyway, only the order of the words tells.
    const isBehind = this.pack.grammar.nounsAreCapitalised && this.isSubjectAt(head + HEAD);
    return segment?.meanings.length === 0 && isDoing && !isBehind;
  }

  /** "Endlich ist alles gut": who is meant stands behind the verb, so that the first word names nobody. */
  private isSubjectAt(at: number): boolean {
    return BEGINS.includes(this.clause.tags[at] ?? TAG.none) || this.clause.isClass('subject', at);
  }

  /** "Weather is awful": a word of neither a mood nor a time, and what it is. */
  private isBare(): boolean {
    const { head, tags, segments } = this.clause;
    const segment = segments.find(({ start }) => start === head);
    const isOwn = segment?.meanings.some(({ type }) => OF_ONESELF.has(type)) === true;
    if (segment === undefined || isOwn || tags[head] !== TAG.none) return false;
    return tags[segment.end] === TAG.auxiliary && !this.isSubjectAt(segment.end + 1);
  }

  /** By its class, or as what a skill listens for. */
  private isVerbAt(at: number): boolean {
    const { cues } = this.pack;
    return (
      this.clause.tags[at] === TAG.verb ||
      (this.clause.lattice.spans.get(at) ?? []).some(({ type }) => cues.has(type))
    );
  }

  /** "Put it on her list": no list of the speaker's. */
  namesOthersList(): boolean {
    const { pack } = this;
    return this.clause.tokens.some((_, at) => {
      const owned = particleEnd(pack, 'of_somebody', this.clause.tokens, at);
      return (
        owned !== undefined &&
        (this.clause.lattice.spans.get(owned) ?? []).some(({ type }) => LISTS.has(type))
      );
    });
  }
}
