import { SPEAKERS, TAG, type TaggedClause } from './tagged-clause.js';

const OPENERS = TAG.joining + TAG.greeting;
/** Who or what an auxiliary in front asks about: "is the light", "have I", "did Ana". */
const ASKED_ABOUT = `${TAG.speaker}${TAG.other}${TAG.listener}${TAG.determiner}${TAG.relative}ESo`;
const MOST_OF_QUESTION = 3;
/** How far from its beginning "do I" still asks. */
const BEGINNING = 3;

/** Whether a clause asks: by its sign, or by the order of its words. */
export class QuestionReading {
  constructor(private readonly clause: TaggedClause) {}

  isQuestion(): boolean {
    if (this.clause.text.trimEnd().endsWith('?')) return true;
    return this.asksByWords();
  }

  asksByWords(): boolean {
    return this.asksFrom(0) || this.asksFrom(this.clause.head) || this.asksWhether() || this.isInverted();
  }

  /** "What shoe did I switch to" and "his first wife, what is her name", whatever stands before it. */
  private isInverted(): boolean {
    return this.clause.tags.some((tag, at) => {
      const [before = ' ', after = ' '] = [this.clause.tags[at - 1], this.clause.tags[at + 1]];
      const isMarked = (this.clause.tokens[at]?.before ?? '') !== '';
      if (isMarked && tag === TAG.question) return after === TAG.auxiliary;
      const isSubject = TAG.speaker.includes(after) && !this.isObject(at + 1);
      const isDoing = this.clause.isClass('asking_auxiliary', at) && isSubject;
      return (
        isDoing && at <= BEGINNING && TAG.none.includes(before) && !this.clause.isClass('condition', at - 1)
      );
    });
  }

  /** "Check if the door is locked". */
  private asksWhether(): boolean {
    return (this.clause.lattice.spans.get(this.clause.head) ?? []).some(({ type }) => type === 'whether');
  }

  private asksFrom(start: number): boolean {
    let at = start;
    while (OPENERS.includes(this.clause.tags[at] ?? ' ')) at++;
    const [first = '', second = ''] = this.clause.tags.slice(at);
    if (first === TAG.auxiliary) return !this.isObject(at + 1) && this.isAskedAbout(at, second);
    return first === TAG.question && this.asks(at);
  }

  /** "Is the light on", but not "had a blood test": some auxiliaries begin a telling whose subject is left out. */
  private isAskedAbout(at: number, second: string): boolean {
    if (second === '' || !ASKED_ABOUT.includes(second)) return false;
    const isTelling = this.clause.isClass('telling_auxiliary', at);
    return !isTelling || (TAG.speaker + TAG.other + TAG.listener).includes(second);
  }

  /** "Did me blood sugar": to whom something is done asks nothing. */
  private isObject(at: number): boolean {
    return this.clause.isClass('object_form', at);
  }

  /** "What is", "which lights are", but not "when I was in Riga". */
  private asks(at: number): boolean {
    const next = this.clause.tags[at + 1] ?? '';
    if (next !== '' && !(SPEAKERS + TAG.determiner).includes(next)) return true;
    const following = this.clause.tags.slice(at + 1, at + 1 + MOST_OF_QUESTION);
    const auxiliary = following.indexOf(TAG.auxiliary);
    return auxiliary > 0 && !following.slice(0, auxiliary).some((tag) => SPEAKERS.includes(tag));
  }
}
