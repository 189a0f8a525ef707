import { type Parameters } from '../../../language/understanding.js';
import { type Program, type Step } from './program.js';
import { isNumber, type TextSlot } from './slots.js';

/** More words are told, not asked. */
export const MAX_TEMPLATE_WORDS = 80;

/** What was read on the way to a step, the latest first. */
interface Trace {
  readonly at: number;
  readonly step: Extract<Step, { name: string }>;
  readonly before: Trace | undefined;
}

interface Thread {
  readonly step: number;
  readonly trace: Trace | undefined;
}

/**
 * The values of the slots where all of the words fit the template, undefined where they do not. All ways to read the
 * words go on side by side and each step is visited once a word, so the time is at most words × steps, whatever is said.
 */
export function match(
  { steps, start, firstWords }: Program,
  words: readonly string[],
): Parameters | undefined {
  if (words.length === 0 || words.length > MAX_TEMPLATE_WORDS) return undefined;
  if (firstWords && !firstWords.has(words[0] ?? '')) return undefined;
  let threads = reached(steps, [{ step: start, trace: undefined }], 0);
  for (const [at, word] of words.entries()) {
    threads = reached(
      steps,
      threads.flatMap((thread) => after(steps, thread, at, word) ?? []),
      at + 1,
    );
    if (threads.length === 0) return undefined;
  }
  const whole = threads.find(({ step }) => steps[step]?.kind === 'end');
  return whole && parametersOf(whole.trace, words);
}

/** The threads with what takes no word behind them, in the order of preference, each step once. */
function reached(steps: readonly Step[], from: readonly Thread[], at: number): Thread[] {
  const threads: Thread[] = [];
  const seen = new Set<number>();
  const open = from.toReversed();
  for (let thread = open.pop(); thread; thread = open.pop()) {
    const step = steps[thread.step];
    if (!step || seen.has(thread.step)) continue;
    seen.add(thread.step);
    const { trace } = thread;
    if (step.kind === 'split') open.push(...step.next.toReversed().map((next) => ({ step: next, trace })));
    else if (step.kind === 'set' || step.kind === 'open' || step.kind === 'close')
      open.push({ step: step.next, trace: { at, step, before: trace } });
    else threads.push(thread);
  }
  return threads;
}

/** The thread after that word; undefined where it does not take it. */
function after(
  steps: readonly Step[],
  { step: from, trace }: Thread,
  at: number,
  word: string,
): Thread | undefined {
  const step = steps[from];
  switch (step?.kind) {
    case 'word':
      return step.word === word ? { step: step.next, trace } : undefined;
    case 'any':
      return step.begins?.(word) === false ? undefined : { step: step.next, trace };
    case 'number':
      return isNumber(word) ? { step: step.next, trace: { at, step, before: trace } } : undefined;
    default:
      return undefined;
  }
}

function parametersOf(last: Trace | undefined, words: readonly string[]): Parameters {
  const parameters: Record<string, unknown> = {};
  let end = words.length;
  for (let trace = last; trace; trace = trace.before) {
    const { step, at } = trace;
    if (step.kind === 'set') parameters[step.name] = step.value;
    else if (step.kind === 'number') parameters[step.name] = Number(words[at]);
    else if (step.kind === 'close') end = at;
    // Words that only have to be there have no name.
    else if (step.name !== '')
      Object.assign(parameters, textRead(step.name, step.slot as TextSlot, words.slice(at, end).join(' ')));
  }
  return parameters;
}

function textRead(name: string, { read }: TextSlot, said: string): Parameters {
  return read ? read(said) : { [name]: said };
}
