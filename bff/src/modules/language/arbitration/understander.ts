import { hardshipIn } from '../hardship.js';
import { isOfType } from '../matching/segments.js';
import { type Pack, type SkillSpec } from '../pack/pack.js';
import {
  type Act,
  type Clause,
  type Form,
  type Understanding,
  type UnderstandingContext,
} from '../understanding.js';
import { ClauseReader } from './clause-reader.js';
import { type ActReader, type ReadClause, type ReaderParts } from './read-clause.js';
import { type Sentence } from './clause-text.js';
import { type Said } from './borrow.js';
import { bestCut, piecesOf } from './clauses.js';
import { type Token } from '../tokens/token.js';
import { goesOn, saysKindOnly } from './going-on.js';
import { type Names } from '../matching/names.js';
import { type Range } from '../matching/candidate.js';
import { pointsBackIn, saysSeveral } from './pointing.js';
import { isUnreadHalf } from './unread-half.js';
import { FormReader } from './form.js';
import { Reader, type WordWeights } from './reader.js';

const WELL_COVERED = 0.85;
/** A question changes nothing, so less of it need be understood. */
const PLAINLY_ASKED = 0.6;
/** Beside a command it takes more than the tone of a part to show that somebody is in need. */
const SURELY_IN_NEED = 0.95;
const LEAST_CONFIDENCE = 0.15;
/** In words. */
const SURE_WORTH = 1;
/** A longer remark in front of it is a telling of its own. */
const MOST_REMARK = 6;
const SENTENCE_ENDS = '.!?;';
const COMMANDS: ReadonlySet<Act> = new Set(['home', 'reminder', 'list']);
const LOGGED: ReadonlySet<Act> = new Set(['reading', 'mood', 'change']);
const OWN: ReadonlySet<Act> = new Set(['mood', 'reading', 'talk', 'world']);

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
    const pieces = piecesOf(tokens, this.parts.reader.lattice(tokens, context.names).segments, this.pack);
    if (pieces.length < 2 || whole.clause.act === 'distress') return [whole.clause];
    reader.tellFrom(pieces.filter(({ isTold }) => isTold).map(({ start }) => start));
    const read = new Map<string, ReadClause>();
    const cut = bestCut<ReadClause>(pieces, (stretch, before) => {
      if (stretch.end - stretch.start === tokens.length) return whole;
      const key = `${String(stretch.start)}-${String(stretch.end)}`;
      const known = read.get(key) ?? reader.read(stretch);
      read.set(key, known);
      const clause =
        known.needsBefore && before.length > 0
          ? reader.read(
              stretch,
              before.map(({ said }) => said),
            )
          : known;
      return whole.isSure ? clause : stressed(clause, stretch.end - stretch.start);
    });
    return isWorthCutting(cut, whole) ? joined(cut, tokens, this.pack) : [whole.clause];
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

/** A short command that is surely one is worth to be cut out of a long telling. */
function stressed(read: ReadClause, length: number): ReadClause {
  const isStressed = read.isSure && !read.isHint && read.clause.act === 'home' && length > 1;
  return isStressed ? { ...read, value: read.value + SURE_WORTH / length } : read;
}

/** "I'm reading in bed, give me a bit of light": asked which one is meant, rather than kept. */
function isAskedFor({ clause: { act, form, chosen } }: ReadClause): boolean {
  return (
    act === 'home' &&
    form.isImperative &&
    chosen?.verdict === 'ambiguous' &&
    chosen.source === 'frames' &&
    chosen.coverage > WELL_COVERED
  );
}

/**
 * Else statements would be torn apart: a part has to be a sure command that is no mere hint. What is said of oneself
 * counts only where the whole is nothing else.
 */
function isWorthCutting(cut: readonly ReadClause[], whole: ReadClause): boolean {
  return (
    cut.length > 1 &&
    cut.some((read) => {
      const { clause, isSure, isHint } = read;
      if (isAskedFor(read)) return true;
      if (!isSure || isHint || clause.confidence < LEAST_CONFIDENCE) return false;
      if (clause.act === 'reading' && (clause.chosen?.coverage ?? 0) > WELL_COVERED) return true;
      if (OWN.has(clause.act)) return OWN.has(whole.clause.act);
      return (clause.chosen?.coverage ?? 0) > (isQuestionOfHome(clause) ? PLAINLY_ASKED : WELL_COVERED);
    })
  );
}

function isQuestionOfHome({ act, form }: Clause): boolean {
  return act === 'home' && form.isQuestion && !form.isPolite;
}

/** Neighbours that are only told are one telling, and "put both down" is of what was said before it. */
function joined(cut: readonly ReadClause[], tokens: readonly Token[], pack: Pack): Clause[] {
  const clauses: Clause[] = [];
  const isBeside = (act: Act): boolean => cut.some(({ clause, isSure }) => isSure && clause.act === act);
  const isBesideHome = isBeside('home');
  const isBesideCommand = [...COMMANDS].some(isBeside);
  for (const [place, { clause: read, isEmpty, said: heard }] of cut.entries()) {
    const isTone = isBesideCommand && read.act === 'distress' && read.confidence < SURELY_IN_NEED;
    const isBesides = isAside(cut, place, tokens);
    // "It is late, turn off the lamp" puts nothing right.
    // And "hat Mama schon gekauft" asks nothing without its mark.
    const isAsked = read.act === 'ask' && (!read.form.isPast || read.text.includes('?'));
    const isOnlyTold =
      (read.form.isTold || read.form.isNegated) && read.act !== 'distress' && read.act !== 'ask';
    const isReason =
      isTone ||
      (isBesides &&
        !read.chosen &&
        (isOnlyTold || read.act === 'change' || (read.act === 'ask' && !isAsked)));
    const isWhy = isBesides && isBesideHome && isOnlyWhy(read, heard);
    const isHalf = isBesideHome && !isReason && !isDone(read) && isUnreadHalf(heard.lattice, pack);
    const isBackdrop = isWhy || isReason || (isBesideHome && isBackground(read));
    const said = isHalf ? asHalf(read) : isBackdrop ? asTold(read) : read;
    const clause = isBesides ? { ...said, isAside: true as const } : said;
    // "Geh, dreh das Licht auf": a word that nothing reads calls.
    if (isBesideCommand && read.act === 'talk' && !read.chosen && heard.lattice.tokens.length === 1) continue;
    const before = clauses.at(-1);
    if (before && OWN.has(before.act) && (isEmpty || isMoreOf(clause, before))) continue;
    if (before && before.act === clause.act && clause.act === 'told')
      clauses[clauses.length - 1] = { ...before, text: `${before.text}, ${clause.text}` };
    else clauses.push(clause);
  }
  return clauses;
}

/** "So happy, I can't even": more of the same, in words that say nothing by themselves. */
function isMoreOf({ act, chosen }: Clause, before: Clause): boolean {
  return act === 'mood' && act === before.act && chosen === undefined;
}

/** Beside a command, what only sounds like an act and names nothing that it could be about: "film night". */
function isBackground({ act, decision, chosen, form }: Clause): boolean {
  // That somebody is in need is said by more than the tone of a part.
  if (!chosen) return decision === 'ask' || act === 'distress';
  return (
    decision === 'ask' &&
    COMMANDS.has(act) &&
    chosen.source === 'classifier' &&
    !(form.isImperative && chosen.targets.length > 0)
  );
}

/** In one sentence with a command in front of it or behind it, a telling says why. */
function isAside(cut: readonly ReadClause[], place: number, tokens: readonly Token[]): boolean {
  const isJoined = (at: number): boolean => {
    const start = cut[at]?.range.start;
    const sign = start === undefined ? undefined : tokens[start]?.before;
    return sign !== undefined && !Array.from(sign).some((each) => SENTENCE_ENDS.includes(each));
  };
  const isCommand = (at: number): boolean => {
    const read = cut[at];
    return (
      read !== undefined && read.isSure && (COMMANDS.has(read.clause.act) || LOGGED.has(read.clause.act))
    );
  };
  return (isCommand(place - 1) && isJoined(place)) || (isCommand(place + 1) && isJoined(place + 1));
}

/** "Heating up, I am freezing" turns it up once; "it is freezing in the bedroom" may be another thing. */
function isOnlyWhy({ act, form }: Clause, { form: { isComplaint }, lattice }: Said): boolean {
  const isOfRoom = lattice.segments.some((segment) => isOfType(segment, 'area'));
  return act === 'home' && isComplaint && !form.isImperative && !isOfRoom;
}

/** Something is understood of it that may be done, or asked about. */
function isDone({ decision, chosen }: Clause): boolean {
  return chosen !== undefined && chosen.source !== 'classifier' && (decision === 'act' || decision === 'ask');
}

/** Asked about, for want of what it is to be done to. */
function asHalf({ text, candidates, confidence, form }: Clause): Clause {
  return { text, act: 'home', decision: 'ask', candidates, confidence, form: { ...form, isTold: false } };
}

function asTold({ text, candidates, confidence, form }: Clause): Clause {
  return { text, act: 'told', decision: 'keep', candidates, confidence, form };
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
