import { hardshipIn } from '../hardship.js';
import { type Pack, type SkillSpec } from '../pack/pack.js';
import { type Clause, type Form, type Understanding, type UnderstandingContext } from '../understanding.js';
import { ClauseReader } from './clause-reader.js';
import { type ActReader, type ReadClause, type ReaderParts } from './read-clause.js';
import { type Sentence } from './clause-text.js';
import { isPlacedBy, type Said } from './borrow.js';
import { bestCut, piecesOf } from './clauses.js';
import { joined } from './joined-clauses.js';
import { isWorthCutting, stressed } from './worth-cutting.js';
import { type Token } from '../tokens/token.js';
import { goesOn, saysKindOnly } from './going-on.js';
import { listedOn } from './listing-on.js';
import { type Names } from '../matching/names.js';
import { type Range } from '../matching/candidate.js';
import { pointsBackIn, saysSeveral } from './pointing.js';
import { FormReader } from './form.js';
import { Reader, type WordWeights } from './reader.js';

/** A longer remark in front of it is a telling of its own. */
const MOST_REMARK = 6;

const PLAIN: Form = {
  isQuestion: false,
  isTold: true,
  isNegated: false,
  isConditional: false,
  isReported: false,
  isPast: false,
  isImperative: false,
  isPolite: false,
  isUnreal: false,
};

/** From a text to what it asks: clauses, each with one act, each decided on its own words. */
export class Understander {
  private readonly parts: ReaderParts;

  constructor(
    private readonly pack: Pack,
    classifier: ActReader,
    words?: WordWeights,
  ) {
    this.parts = {
      pack,
      classifier,
      reader: new Reader(pack, words),
      form: new FormReader(pack),
      homeCues: homeCuesOf(pack),
    };
  }

  /** Linear in the length of the text. What is too long to command anything is told. */
  understand(text: string, context: UnderstandingContext = {}): Understanding {
    const { language } = this.pack;
    const tokens = this.parts.reader.tokens(text, context.names);
    if (this.parts.reader.isTooLong(text, tokens)) {
      const needsCare = hardshipIn(text, this.pack).kind !== undefined;
      return { language, clauses: [plain(text, needsCare ? 'distress' : 'told')] };
    }
    if (tokens.length === 0) return { language, clauses: text.trim() === '' ? [] : [plain(text, 'talk')] };
    return { language, clauses: this.clauses({ text, tokens, context }) };
  }

  /** One act is never cut; what is only told is cut where a part of it surely asks for something. */
  private clauses(sentence: Sentence): readonly Clause[] {
    const { tokens, context } = sentence;
    const reader = new ClauseReader(this.parts, sentence);
    const all = { start: 0, end: tokens.length };
    const whole = reader.read(all);
    const goingOn = this.goingOn(sentence, reader, whole);
    if (goingOn) return [goingOn.clause];
    const listed = this.listedOn(sentence, whole);
    if (listed) return [listed];
    const pieces = piecesOf(tokens, this.parts.reader.lattice(tokens, context.names).segments, this.pack);
    if (pieces.length < 2 || whole.clause.act === 'distress') return [whole.clause];
    reader.tellFrom(pieces.filter(({ isTold }) => isTold).map(({ start }) => start));
    const read = new Map<string, ReadClause>();
    const cut = bestCut<ReadClause>(pieces, (stretch, before) => {
      if (stretch.end - stretch.start === tokens.length) return whole;
      const key = `${String(stretch.start)}-${String(stretch.end)}`;
      const known = read.get(key) ?? reader.read(stretch);
      read.set(key, known);
      const last = before.at(-1)?.said;
      const leavesOut = known.needsBefore || (last && isPlacedBy(known.said.lattice.segments, last));
      const said = before.map((each) => each.said);
      const clause = leavesOut && last ? reader.read(stretch, said) : known;
      return whole.isSure ? clause : stressed(clause, stretch.end - stretch.start);
    });
    return isWorthCutting(cut, whole) ? joined(cut, tokens, this.pack) : [whole.clause];
  }

  private listedOn({ text, tokens, context }: Sentence, whole: ReadClause): Clause | undefined {
    const { before = [], lastAct, names } = context;
    if (lastAct !== 'list') return undefined;
    const read = (said: string): Understanding => this.understand(said, { ...(names && { names }) });
    return listedOn({ text, tokens, before, whole, pack: this.pack, read });
  }

  /** With the messages before it, where it is not sure by itself or is of several things that they named. */
  private goingOn(
    { tokens, context }: Sentence,
    reader: ClauseReader,
    { isSure, clause: { act }, said: { lattice } }: ReadClause,
  ): ReadClause | undefined {
    const { before = [], ...alone } = context;
    // "It" is what was spoken of, so what is read of something else is not meant.
    const isOfOther = act !== context.lastAct && pointsBackIn(lattice);
    const isWhole =
      isSure && !isOfOther && !saysSeveral(lattice, this.pack) && !saysKindOnly(lattice, this.pack);
    if (before.length === 0 || isWhole) return undefined;
    const range = this.rangeGoingOn(tokens, context.names);
    if (!range) return undefined;
    const said: Said[] = [];
    for (const text of before) {
      const words = this.parts.reader.tokens(text, context.names);
      if (words.length === 0 || this.parts.reader.isTooLong(text, words)) continue;
      const earlier = new ClauseReader(this.parts, { text, tokens: words, context: alone });
      const range = { start: 0, end: words.length };
      const first = earlier.read(range);
      const read = first.isSure ? first : (earlier.goOn(range, said) ?? first);
      if (read.clause.act === 'home' && read.clause.chosen) said.push(read.said);
    }
    return said.length === 0 ? undefined : reader.goOn(range, said);
  }

  /** All of it, or what stands behind a word about what was done: "a bit much, make it 21". */
  private rangeGoingOn(tokens: readonly Token[], names: Names | undefined): Range | undefined {
    const end = tokens.length;
    const pieces = piecesOf(tokens, this.parts.reader.lattice(tokens, names).segments, this.pack);
    for (const start of [0, pieces.length > 1 ? (pieces.at(-1)?.start ?? 0) : 0]) {
      if (start > MOST_REMARK) continue;
      const lattice = this.parts.reader.lattice(tokens.slice(start), names);
      if (goesOn(lattice, this.parts.form.read(lattice, ''), this.pack)) return { start, end };
    }
    return undefined;
  }
}

function plain(text: string, act: 'told' | 'talk' | 'distress'): Clause {
  return {
    text,
    act,
    decision: act === 'told' ? 'keep' : 'reply',
    candidates: [],
    confidence: 1,
    form: { ...PLAIN, isTold: act === 'told' },
  };
}

/** Cues that need no thing beside them: "it's too dark" is of the home by itself. */
function homeCuesOf(pack: Pack): ReadonlySet<string> {
  const weak = new Set(pack.grammar.weak);
  const isHome = ({ act, isQuestion }: SkillSpec): boolean => act === 'home' && !isQuestion;
  const types = pack.skills
    .filter(isHome)
    .flatMap(({ frames }) => frames)
    .filter((frame) => frame.every(({ type }) => type !== 'target'))
    .flatMap((frame) => frame.map(({ type }) => type));
  return new Set(types.filter((type) => pack.cues.has(type) && !weak.has(type)));
}
