import { type Tagger } from '../acts/tags.js';
import { particleEnd } from '../matching/particles.js';
import { isOfType } from '../matching/segments.js';
import { type Pack } from '../pack/pack.js';
import { type Lattice, type Segment } from '../spans/span.js';
import { type Token } from '../tokens/token.js';
import { type ReadForm } from './form.js';
import { QuestionReading } from './question-reading.js';
import { SubjectReading } from './subject-reading.js';
import { SPEAKERS, TAG, TaggedClause } from './tagged-clause.js';

const QUOTES = '"“”„«»‘';
const HEAD = 3;

/** One look at a clause; `FormReader` makes it. */
export class FormReading {
  private readonly clause: TaggedClause;
  private readonly tokens: readonly Token[];
  private readonly segments: readonly Segment[];
  private readonly tags: readonly string[];
  private readonly head: number;
  private readonly subject: SubjectReading;

  constructor(
    private readonly lattice: Lattice,
    text: string,
    private readonly language: { readonly pack: Pack; readonly tag: Tagger },
  ) {
    this.clause = new TaggedClause(lattice, text, language);
    ({ tokens: this.tokens, segments: this.segments, tags: this.tags, head: this.head } = this.clause);
    this.subject = new SubjectReading(this.clause, language.pack);
  }

  form(): ReadForm {
    const question = new QuestionReading(this.clause);
    const isQuestion = question.isQuestion();
    const isPolite = this.clause.isPolite();
    const isImperative = this.isImperative();
    const negations = this.negations();
    const [conditions, unreal, exceptions] = ['condition', 'unreal', 'exception'].map((type) =>
      this.clause.startsOf(type),
    );
    const reports = this.reports();
    return {
      isQuestion,
      isPolite,
      isImperative,
      isPast: this.isPast(),
      isTold: !isQuestion && !isPolite && this.isTold(isImperative),
      isNegated: negations.length > 0,
      isConditional: (conditions?.length ?? 0) > 0,
      isReported: reports.length > 0,
      isUnreal: (unreal?.length ?? 0) > 0,
      negations,
      conditions: conditions ?? [],
      unreal: unreal ?? [],
      exceptions: exceptions ?? [],
      reports,
      quoted: this.quoted(),
      isAskedInWords: isQuestion && question.asksByWords(),
      isOpenQuestion: isQuestion && this.tags[this.head] === TAG.question,
      asksWhoDid: isQuestion && this.asksWhoDid(),
      isComplaint: this.complains(),
      isAskedAtEnd: this.clause.isAskedAtEnd(),
      subject: this.subject.kind(),
      beginsWithOther: this.subject.beginsWithOther(),
      isLongAgo: this.isLongAgo(),
      isOfListener: this.subject.isListener(),
      isOfOthersList: !isImperative && this.subject.namesOthersList(),
    };
  }

  private isImperative(): boolean {
    if (this.tags[this.head] === TAG.verb) return true;
    const { cues } = this.language.pack;
    return this.segments.some(
      ({ start, meanings }) =>
        start <= this.head + 1 &&
        this.tags[start] === TAG.verb &&
        meanings.some(({ type }) => cues.has(type)),
    );
  }

  private isPast(): boolean {
    return this.tokens.some(
      (_, at) =>
        (TAG.past.includes(this.tags[at] ?? ' ') &&
          !this.clause.isClass('same_past', at) &&
          this.tags[at - 1] !== TAG.determiner) ||
        this.clause.isClass('past_auxiliary', at),
    );
  }

  private isTold(isImperative: boolean): boolean {
    const head = this.tags.slice(this.head, this.head + HEAD);
    const [first = '', second = ''] = head;
    const isPast = this.isPast();
    const isVerbless = !head.includes(TAG.verb);
    // "You remind me of her" asks for nothing.
    if (first === TAG.listener && second === TAG.verb) return !this.isAsked();
    // Nor does “I will turn it off”.
    if (first === TAG.speaker && second === TAG.auxiliary && head[2] === TAG.verb) return true;
    // "They should turn it down" is told of them.
    if (first === TAG.other && second === TAG.auxiliary) return true;
    // "It is chucking it down" is told of the weather.
    if (this.tellsOfDoing() && !this.complains()) return true;
    const isSubject =
      (SPEAKERS.includes(first) && first !== '' && !(first === TAG.speaker && second === TAG.verb)) ||
      (first === TAG.determiner && second === TAG.relative);
    if (isSubject && !this.beginsWithThing() && (isPast || isVerbless)) return !this.complains();
    if (this.subject.isNamed() || this.tellsState(isImperative) || this.tellsOf(isImperative)) return true;
    return isPast && !isImperative && !this.complains();
  }

  /** "Please you close the water": a courtesy stands before it. */
  private isAsked(): boolean {
    return this.segments.some(({ start, meanings }) => start < this.head && meanings.some(isCourtesy));
  }

  /** "It is raining": a subject, and what it is doing. */
  private tellsOfDoing(): boolean {
    const { gerund } = this.language.pack.grammar;
    const [first = '', second = ''] = this.tags.slice(this.head, this.head + HEAD);
    const verb = this.tokens[this.head + 2]?.text ?? '';
    return (
      gerund !== undefined &&
      (first === TAG.other || this.clause.isClass('subject', this.head)) &&
      second === TAG.auxiliary &&
      verb.endsWith(gerund.ending)
    );
  }

  /** "Who turned on the light", but not "who is in the kitchen". */
  private asksWhoDid(): boolean {
    const { pack } = this.language;
    const verb = particleEnd(pack, 'doer', this.tokens, this.head);
    return verb !== undefined && particleEnd(pack, 'state_verb', this.tokens, verb) === undefined;
  }

  /** "Kids room light off": the first word is part of a name of the home. */
  private beginsWithThing(): boolean {
    return this.namesThing(this.segments.find(({ start }) => start === this.head));
  }

  private namesThing(first: Segment | undefined): boolean {
    if (!first) return false;
    const second = this.segments[this.segments.indexOf(first) + 1];
    // And so are "all the lights off".
    const isAll = isOfType(first, 'all') && second !== undefined && isOfType(second, 'noun');
    return isAll || ['entity', 'area'].some((type) => isOfType(first, type));
  }

  /** "The light is on", but not "make sure the light is on". */
  private tellsState(isImperative: boolean): boolean {
    if (isImperative || this.isLed() || this.complains()) return false;
    const { pack } = this.language;
    const endsInState = pack.grammar.statesAtEnd && this.segments.at(-1)?.meanings.some(isState) === true;
    return this.tokens.some(
      (_, at) =>
        at > 0 &&
        particleEnd(pack, 'state_verb', this.tokens, at) !== undefined &&
        (endsInState || (this.lattice.spans.get(at + 1) ?? []).some(isState)),
    );
  }

  /** "The bulb in the hall is broken": a subject, then its verb and what it is. */
  private tellsOf(isImperative: boolean): boolean {
    const isSubject = this.tags[this.head] === TAG.determiner || this.namesThing(this.segments.find(isSaid));
    if (isImperative || this.isLed() || !isSubject || this.complains()) return false;
    const { pack } = this.language;
    const verb = this.tokens.findIndex(
      (_, at) => at > 0 && particleEnd(pack, 'statement_verb', this.tokens, at) !== undefined,
    );
    const last = this.tokens.length - 1;
    return verb > 0 && verb < last && this.segments.at(-1)?.meanings.some(isState) === false;
  }

  /** "Make sure" stands in front, but not only "so": what follows from something is told as well. */
  private isLed(): boolean {
    return this.head > (particleEnd(this.language.pack, 'consequence', this.tokens, 0) ?? 0);
  }

  private isLongAgo(): boolean {
    return (
      this.isPast() &&
      this.segments.some(
        ({ start, end, meanings }) =>
          (meanings.some(({ type }) => type === 'condition') && this.isClause(end)) ||
          (this.tags[start] === TAG.question && meanings.some(({ type }) => type === 'past')),
      )
    );
  }

  /** "When I was nineteen", but not "after my lunch": a verb stands behind its subject. */
  private isClause(at: number): boolean {
    const [subject = ' ', verb = ' '] = this.tags.slice(at, at + 2);
    return SPEAKERS.includes(subject) && (TAG.past + TAG.auxiliary).includes(verb);
  }

  /** "It is too cold" is said so that something is done, "it was too cold" is not. */
  private complains(): boolean {
    if (this.tokens.some((_, at) => this.clause.isClass('past_auxiliary', at))) return false;
    return this.segments.some((segment) => segment.meanings.some(({ type }) => type.startsWith('too_')));
  }

  private negations(): number[] {
    const excepted = this.segments.filter((segment) => isOfType(segment, 'exception'));
    return this.clause
      .startsOf('negation')
      .filter((at) => !excepted.some(({ start, end }) => start <= at && at < end));
  }

  /** "Ana said", but not "I said": who repeats himself means it. */
  private reports(): number[] {
    return this.clause
      .startsOf('reporting')
      .filter((at) => at > 0 && this.tags[at - 1] !== TAG.speaker)
      .map((at) => this.clause.lastOf('reporting', at));
  }

  private quoted(): ReadonlySet<number> {
    const inside = new Set<number>();
    let isOpen = false;
    this.tokens.forEach(({ before }, at) => {
      for (const sign of before) if (QUOTES.includes(sign)) isOpen = !isOpen;
      if (isOpen) inside.add(at);
    });
    return inside;
  }
}

/** "In bathroom is cold" is said of the bathroom. */
function isSaid({ isFiller }: Segment): boolean {
  return !isFiller;
}

function isCourtesy({ type }: { readonly type: string }): boolean {
  return type === 'courtesy';
}

function isState({ type }: { readonly type: string }): boolean {
  return type === 'state';
}
