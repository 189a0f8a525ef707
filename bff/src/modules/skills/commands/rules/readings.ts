import { BLOOD_PRESSURE, metricNameOf, metricOf } from '../../../biometrics/readings.service.js';
import { type Draft, type Parameters } from '../command.js';
import { durationsIn } from '../durations.js';
import { METRIC, NO_METRIC, OWN_NAME } from '../metric-words.js';
import { type Told } from '../sentence.js';
import { atSaidTime, TIME } from '../when/time-of-log.js';

const free = { explains: /.*/u };
const SECONDS_PER_HOUR = 3_600;

const LOG = '(?:log|track|record|enter|note)';
const NUMBER = String.raw`(?<value>\d+(?:\.\d+)?|an?|half an?)`;
const UNIT = String.raw`(?<unit>kgs?|kilos?|kilograms?|lbs?|pounds?|stones?|bpm|beats?(?: (?:per|a) minute)?|mmhg|percent|degrees(?: celsius| fahrenheit)?|mls?|millilit(?:er|re)s?|[cd]?l|lit(?:er|re)s?|(?:fl |fluid )?(?:oz|ounces?)|glass(?:es)?|cups?|mugs?|pints?|bottles?|h|hrs?|hours?|mins?|minutes?)`;
const READING = String.raw`(?<!\w)${NUMBER}(?: ?(?<thousands>k))?(?: ?${UNIT})?(?: (?:over )?(?<diastolic>\d+))?(?: ?mmhg)?`;
const END = `(?: ${TIME})?$`;

/** Told with a verb that asks to keep it, or as something that was just done or measured. */
const LOGGED: readonly RegExp[] = [
  new RegExp(
    `^${LOG} (?:my |a |an |the )?${METRIC}(?: reading)?(?: of| at| as| is| to)? ${READING}${END}`,
    'u',
  ),
  new RegExp(`^${LOG} ${READING}(?: of| for| as)?(?: my)? ${METRIC}${END}`, 'u'),
  new RegExp(`^my ${METRIC} (?:is|was) ${READING}${END}`, 'u'),
  // "Weight 80.2", as one writes it down.
  new RegExp(`^(?:my )?${METRIC}(?: (?:is|was|of|today))? ${READING}${END}`, 'u'),
];
const DRUNK = new RegExp(`^i (?:just )?(?:drank|had|have drunk) ${READING} (?:of )?water${END}`, 'u');
const WALKED = new RegExp(
  String.raw`^i (?:just )?(?:walked|took|made|did|have walked) (?<value>\d+)(?: ?(?<thousands>k))? steps${END}`,
  'u',
);
const WEIGHED = new RegExp(`^i (?:weigh|weighed) (?:in at )?${READING}${END}`, 'u');
const FEVER = new RegExp(
  `^(?:my temp(?:erature)? (?:is|was)|i (?:have|had) a (?:temp(?:erature)?|fever) of) ${READING}${END}`,
  'u',
);
const WEIGHT_BY_UNIT = new RegExp(
  String.raw`^${LOG} (?<value>\d+(?:\.\d+)?) ?(?<unit>kgs?|kilos?|kilograms?|lbs?|pounds?)${END}`,
  'u',
);
const SLEPT = new RegExp(
  `^(?:i (?:have )?slept(?: for)?|${LOG}(?: my)? sleep(?: of| as)?|my sleep was) (?<lasted>.+?)(?: of sleep)?${END}`,
  'u',
);
const SLEEP_LOGGED = new RegExp(`^${LOG} (?<lasted>.+?) (?:of )?sleep${END}`, 'u');
const OWN: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:log|track) ${OWN_NAME}(?: of| at| as)? (?<value>\d+(?:\.\d+)?)(?: ?(?<unit>[a-z]{1,12}))?${END}`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:log|track) (?<value>\d+(?:\.\d+)?) (?:(?<unit>g|mg|kg|ml|km|mi|min|minutes|hours) (?:of )?)?${OWN_NAME}${END}`,
    'u',
  ),
];
const NO_VALUE = new RegExp(`^${LOG} (?:my |a |an )?${METRIC}${END}`, 'u');
const REMOVED = new RegExp(
  `^(?:delete|remove|take away|erase|drop) (?:my |the )?(?:last|latest|newest) ${METRIC}(?: reading| entry| log)?$`,
  'u',
);

interface Logged {
  readonly parameters: Parameters;
  readonly time: string | undefined;
  readonly question?: string;
}

/** What is measured and told: "log weight 80.5 kg", "I drank two glasses of water", "log 30 push-ups". */
export function readings({ text, context }: Told): Draft | undefined {
  const removed = REMOVED.exec(text)?.groups?.metric;
  if (removed !== undefined)
    return { skill: 'reading.remove', parameters: { metric: metricNameOf(removed) }, ...free };
  const logged = slept(text) ?? known(text) ?? own(text) ?? withoutValue(text);
  return (
    logged && { skill: 'reading.log', question: logged.question, ...atSaidTime(logged, context), ...free }
  );
}

function withoutValue(text: string): Logged | undefined {
  const { metric: said, time } = NO_VALUE.exec(text)?.groups ?? {};
  if (said === undefined) return undefined;
  const metric = metricNameOf(said);
  return {
    parameters: { metric },
    time,
    question: `What is your ${metricOf(metric).noun}? The number will do.`,
  };
}

function known(text: string): Logged | undefined {
  const found =
    first(LOGGED, text) ??
    withMetric(DRUNK.exec(text)?.groups, 'water') ??
    withMetric(WALKED.exec(text)?.groups, 'steps') ??
    withMetric(FEVER.exec(text)?.groups, 'body temperature') ??
    withMetric((WEIGHED.exec(text) ?? WEIGHT_BY_UNIT.exec(text))?.groups, 'weight');
  if (found?.metric === undefined) return undefined;
  const metric = metricNameOf(found.metric);
  const { value, thousands, unit, diastolic, time } = found;
  // A second number belongs to a blood pressure alone: of anything else it was not understood.
  if ((diastolic !== undefined) !== (metric === BLOOD_PRESSURE)) return undefined;
  const parameters = {
    metric,
    value: numberOf(value) * (thousands === undefined ? 1 : 1_000),
    ...(unit !== undefined && { unit: unit.trim() }),
    ...(diastolic !== undefined && { diastolic: Number(diastolic) }),
  };
  return { parameters, time };
}

/** "7 hours 30 minutes", "7 and a half hours". */
function slept(text: string): Logged | undefined {
  const { lasted, time } = (SLEPT.exec(text) ?? SLEEP_LOGGED.exec(text))?.groups ?? {};
  if (lasted === undefined) return undefined;
  const words = lasted.split(' ');
  const [span] = durationsIn(words);
  const isWhole = span?.start === 0 && span.end === words.length;
  const hours = isWhole ? span.value / SECONDS_PER_HOUR : Number(lasted);
  if (!Number.isFinite(hours) || hours <= 0) return undefined;
  return {
    parameters: { metric: 'sleep-duration', value: hours, unit: 'h' },
    // A night belongs to the day on which it ends.
    time: time === 'last night' ? undefined : time,
  };
}

function own(text: string): Logged | undefined {
  const { own: name, value, unit, time } = first(OWN, text) ?? {};
  if (name === undefined || value === undefined || NO_METRIC.test(name)) return undefined;
  const metric = metricNameOf(name);
  return { parameters: { metric, value: Number(value), ...(unit !== undefined && { unit }) }, time };
}

function withMetric(
  groups: Record<string, string> | undefined,
  metric: string,
): Record<string, string> | undefined {
  return groups && { ...groups, metric };
}

function first(patterns: readonly RegExp[], text: string): Record<string, string> | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.groups;
    if (found) return found;
  }
  return undefined;
}

function numberOf(said = ''): number {
  if (/^an?$/u.test(said)) return 1;
  return said.startsWith('half') ? 0.5 : Number(said);
}
