import { hasMark } from '../tokens/marks.js';
import { isOfType } from '../matching/segments.js';
import { isOf, type Pack } from '../pack/pack.js';
import { type Token } from '../tokens/token.js';
import { type Act, type Candidate, type Clause } from '../understanding.js';
import { type ReadClause } from './read-clause.js';
import { isUnreadHalf } from './unread-half.js';
import { isAskedFor, OWN } from './worth-cutting.js';

/** Beside a command it takes more than the tone of a part to show that somebody is in need. */
const SURELY_IN_NEED = 0.95;
const SENTENCE_ENDS = '.!?;';
const COMMANDS: ReadonlySet<Act> = new Set(['home', 'reminder', 'list']);
const LOGGED: ReadonlySet<Act> = new Set(['reading', 'mood', 'change']);

/** Neighbours that are only told are one telling, and "put both down" is of what was said before it. */
export function joined(cut: readonly ReadClause[], tokens: readonly Token[], pack: Pack): Clause[] {
  const clauses: Clause[] = [];
  const isBeside = (act: Act): boolean => cut.some(({ clause, isSure }) => isSure && clause.act === act);
  const isBesideHome = isBeside('home');
  const isBesideCommand = [...COMMANDS].some(isBeside);
  for (const [place, one] of cut.entries()) {
    const { clause: read, isEmpty, isHint, said: heard } = one;
    const isTone = isBesideCommand && read.act === 'distress' && read.confidence < SURELY_IN_NEED;
    const isBesides = isAside(cut, place, tokens);
    // "… and we're out of milk" is one thing more.
    const isAdded = isOf(pack, 'connector', tokens[one.range.start]?.text ?? '');
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
    const isWhy =
      isBesides && isBesideHome && ((isHint && !isAdded) || isOnlyWhy(one, cut[place + 1]?.clause));
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
    const first = start === undefined ? undefined : tokens[start];
    return first !== undefined && !hasMark(first, SENTENCE_ENDS);
  };
  const isCommand = (at: number): boolean => {
    const read = cut[at];
    if (read === undefined) return false;
    return (
      isAskedFor(read) || (read.isSure && (COMMANDS.has(read.clause.act) || LOGGED.has(read.clause.act)))
    );
  };
  return (isCommand(place - 1) && isJoined(place)) || (isCommand(place + 1) && isJoined(place + 1));
}

/**
 * "Heating up, I am freezing" turns it up once. "It is freezing in the bedroom" may be another thing, unless the
 * command behind it does the same there.
 */
function isOnlyWhy({ clause, said }: ReadClause, next: Clause | undefined): boolean {
  const isOfRoom = said.lattice.segments.some((segment) => isOfType(segment, 'area'));
  const isWhy = clause.act === 'home' && said.form.isComplaint && !clause.form.isImperative;
  return isWhy && (!isOfRoom || doesAsMuch(next?.chosen, clause.chosen));
}

/** The same kind of thing, to what was complained of or, where nothing is there, to anything. */
function doesAsMuch(command: Candidate | undefined, complaint: Candidate | undefined): boolean {
  return (
    command !== undefined &&
    command.skill.split('.')[0] === complaint?.skill.split('.')[0] &&
    complaint?.targets.every((id) => command.targets.includes(id)) === true
  );
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
