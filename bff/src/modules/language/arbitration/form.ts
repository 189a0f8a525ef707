import { taggerOf, type Tagger } from '../acts/tags.js';
import { type Pack } from '../pack/pack.js';
import { type Lattice } from '../spans/span.js';
import { type Form } from '../understanding.js';
import { FormReading } from './form-reading.js';

/** Where in a clause the words stand that change what it says. */
export interface ReadForm extends Form {
  /** Tokens that deny, put a condition, tell of something unreal, or say (with their last) that somebody said so. */
  readonly negations: readonly number[];
  readonly conditions: readonly number[];
  readonly unreal: readonly number[];
  readonly reports: readonly number[];
  readonly exceptions: readonly number[];
  readonly quoted: ReadonlySet<number>;
  /** Its words ask, not only its mark. */
  readonly isAskedInWords: boolean;
  /** It begins with "what", "who", "when" …: whatever it names, it asks. */
  readonly isOpenQuestion: boolean;
  /** "Who turned on the light": it asks for somebody, and not how something is. */
  readonly asksWhoDid: boolean;
  /** What stands in front of the clause in the same sentence and goes for it as well: "Ana said … and lock the door". */
  readonly scope?: Scope;
  /** "…, will you": it asks for something, whatever that is. */
  readonly isAskedAtEnd: boolean;
  /** "It is too cold": said so that something is done. */
  readonly isComplaint: boolean;
  readonly subject: Subject;
  /** "You remind me of her": told of who is spoken to. */
  readonly isOfListener: boolean;
  /** "Put it on her list": no list of the speaker's. */
  readonly isOfOthersList: boolean;
  /** Its first words are of somebody else, whatever it says further on. */
  readonly beginsWithOther: boolean;
  /** In the same sentence somebody else is spoken of in front of it: "my sister had the baby, 3.4 kilos". */
  readonly isBehindOther?: true;
  /** "When I was nineteen": what it tells is not of today. */
  readonly isLongAgo: boolean;
}

/** Who or what a statement is about; `none` where it leaves it out, as notes do. */
export type Subject = 'self' | 'other' | 'thing' | 'none';

export type Scope = 'negated' | 'unreal' | 'reported' | 'conditional';

/** Says how a clause is put: who speaks of whom, when, and whether it is real. All words come from the pack. */
export class FormReader {
  private readonly tag: Tagger;

  constructor(private readonly pack: Pack) {
    this.tag = taggerOf(pack.tags);
  }

  read(lattice: Lattice, text: string): ReadForm {
    return new FormReading(lattice, text, { pack: this.pack, tag: this.tag }).form();
  }
}
