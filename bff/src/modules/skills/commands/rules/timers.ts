import { type Draft } from '../command.js';
import { durationsIn } from '../durations.js';
import { inOwnWords } from '../original-text.js';
import { type Sentence } from '../sentence.js';

const OPERATIONS: readonly [RegExp, string][] = [
  [
    /\b(?:cancel|stop|delete|remove|clear|end|turn off|kill|get rid of)\b.*\ball\b.*\btimers\b|^all timers off$/u,
    'cancelAll',
  ],
  [/^(?:un ?pause|resume|continue|restart)\b/u, 'resume'],
  [/^(?:pause|hold)\b/u, 'pause'],
  [
    /\b(?:status|how (?:long|much)|time (?:is )?(?:left|remaining)|left on|remaining|check)\b|^(?:what|which|are|is|when|do)\b/u,
    'status',
  ],
];
const INCREASE = /^(?:add|increase|extend|lengthen|give|put)\b|\bmore (?:on|to)\b/u;
const DECREASE = /^(?:take|remove|decrease|reduce|subtract|shorten|cut|deduct)\b/u;
const CANCEL = /^(?:cancel|stop|delete|clear|end|turn off|kill|abort|remove|dismiss)\b|\boff$/u;
const NAMED =
  /\b(?:named|called|labell?ed|with (?:the )?name) (.+?)(?= (?:for|by|to) \d| (?:for|by) (?:an?|half)\b|$)/u;
/** "A timer for 7 minutes for the eggs". */
const AFTER_DURATION =
  /\b(?:hours?|minutes?|seconds?|mins?) for(?: the| my)? ((?!\d|an? |half |me\b|us\b|all)[a-z][a-z ]*)$/u;
const FOR_WHAT =
  /\btimers? (?:for|on)(?: the| my)? ((?!\d|an? |half|the |my |all)[a-z][a-z ]*?)(?= (?:for|by|to) (?:\d|an? |half)| (?:in|on) @|$)/u;
const CALLED_BEFORE =
  /(?:^|\b(?:the|my|an?|to|from|off|on|of|cancel|stop|pause|resume|continue|increase|decrease|unpause|start|set|extend)) ((?!timer|an?\b|the\b|my\b|to\b|from\b|set\b|all\b|status\b)[a-z]+(?: (?!timer)[a-z]+){0,2}) timers?\b/u;
/** Words that stand before "timer" without being its name. */
const NO_NAME =
  /\b(?:hours?|minutes?|seconds?|min|start|set|new|create|cancel|stop|pause|resume|unpause|continue|active|running|current|kitchen timer|any|other|another|and|of|left|how|long|much|is|are|on|off|my|a|an|the)\b/gu;

/** Timers: start, cancel, add and take, pause, resume, and how long is left. */
export function timers(sentence: Sentence): Draft | undefined {
  const { text } = sentence;
  if (!/\btimers?\b/u.test(text))
    return /^set (?:me )?(?:for )?\d+ (?:minutes?|hours?|seconds?)$/u.test(text)
      ? started(sentence)
      : undefined;
  const free = { explains: /.*/u };
  const operation = OPERATIONS.find(([pattern]) => pattern.test(text))?.[1];
  const which = selectorOf(sentence);
  if (operation !== undefined) return { skill: 'timer.manage', parameters: { operation, ...which }, ...free };
  const [first, second] = durationsIn(text.split(' ')).map(({ value }) => value);
  const isIncrease = INCREASE.test(text);
  if (first !== undefined && (isIncrease || DECREASE.test(text))) {
    return {
      skill: 'timer.manage',
      parameters: {
        operation: isIncrease ? 'increase' : 'decrease',
        ...shift(sentence, first, second),
        ...nameAndArea(sentence),
      },
      ...free,
    };
  }
  if (CANCEL.test(text))
    return { skill: 'timer.manage', parameters: { operation: 'cancel', ...which }, ...free };
  return started(sentence);
}

/** "Add 5 minutes to the 1 hour timer" has the change first; "increase the 1 hour timer by 5 minutes" has it last. */
function shift({ text }: Sentence, first: number, second: number | undefined): Record<string, number> {
  if (second === undefined) return { durationSeconds: first };
  const isChangeLast = /\bby (?:\d|an?\b|half|quarter)/u.test(text);
  return isChangeLast
    ? { durationSeconds: second, startSeconds: first }
    : { durationSeconds: first, startSeconds: second };
}

function started(sentence: Sentence): Draft {
  const [first, second] = durationsIn(sentence.text.split(' '));
  const isClear = second === undefined || second.value === first?.value;
  return {
    skill: 'timer.start',
    parameters: {
      ...(first && isClear && { durationSeconds: first.value }),
      ...nameAndArea(sentence, 'start'),
    },
    ...(!isClear && { question: 'I heard two lengths of time. For how long is it?' }),
    explains: /.*/u,
  };
}

function selectorOf(sentence: Sentence): Record<string, unknown> {
  const [start] = durationsIn(sentence.text.split(' '));
  return { ...(start && { startSeconds: start.value }), ...nameAndArea(sentence) };
}

function nameAndArea(sentence: Sentence, mode?: 'start'): Record<string, unknown> {
  const { text } = sentence;
  const called = [NAMED, FOR_WHAT, AFTER_DURATION, CALLED_BEFORE]
    .map((pattern) => pattern.exec(text)?.[1])
    .find((name) => name !== undefined);
  const name = called?.replace(NO_NAME, '').replace(/\s+/gu, ' ').trim();
  const areaId = sentence.linked('area')[0]?.ids[0];
  return {
    ...(name && { name: inOwnWords(sentence.said(name), sentence.context.text ?? '') }),
    ...(areaId !== undefined && mode === undefined && { areaId }),
  };
}
