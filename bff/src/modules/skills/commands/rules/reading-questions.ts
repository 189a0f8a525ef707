import { metricNameOf } from '../../../biometrics/readings.service.js';
import { isPastPeriod } from '../../understanding/past-period.js';
import { type Draft, type Parameters } from '../command.js';
import { METRIC, NO_METRIC, OWN_NAME } from '../metric-words.js';
import { type Sentence } from '../sentence.js';

const free = { explains: /.*/u };
const DID =
  '(?:(?:did|do|have|had) i (?:drink|drunk|drank|have|had|walk|walked|take|taken|took|make|made|do|done|sleep|slept|get|got)|i (?:drank|walked|slept))';
const WHEN = '(?: (?<when>.+))?$';
/** What is asked, by what it asks for; the time at the end is read by itself. */
const ASKED: readonly [statistic: string, pattern: RegExp, metric?: string][] = [
  [
    'compare',
    new RegExp(
      `^(?:compare|how does) my ${METRIC} (?<when>.+?) (?:compare )?(?:with|to|and|against|versus|vs) (?<against>.+)$`,
      'u',
    ),
  ],
  [
    'compare',
    new RegExp(
      `^(?:(?:how (?:is|was)|what (?:is|was)) )?my ${METRIC} (?<when>.+?) (?:compared (?:with|to)|versus|vs) (?<against>.+)$`,
      'u',
    ),
  ],
  [
    'average',
    new RegExp(`^(?:(?:what (?:is|was)|show|tell)(?: me)? )?my (?:average|mean|usual) ${METRIC}${WHEN}`, 'u'),
  ],
  [
    'highest',
    new RegExp(
      `^(?:(?:what (?:is|was)|show|tell)(?: me)? )?my (?:highest|maximum|max|top|most) ${METRIC}${WHEN}`,
      'u',
    ),
  ],
  [
    'lowest',
    new RegExp(
      `^(?:(?:what (?:is|was)|show|tell)(?: me)? )?my (?:lowest|minimum|min|least) ${METRIC}${WHEN}`,
      'u',
    ),
  ],
  ['total', new RegExp(`^how (?:much|many) ${METRIC} ${DID}(?: in)?${WHEN}`, 'u')],
  [
    'total',
    new RegExp(
      `^how (?:long |much |many hours |well )?(?:did i sleep|have i slept)(?: last night)?${WHEN}`,
      'u',
    ),
    'sleep',
  ],
  ['latest', /^how much do i weigh(?: (?<when>today|now))?$/u, 'weight'],
  ['latest', /^when did i last (?:weigh myself|check my weight)(?: (?<when>today))?$/u, 'weight'],
  [
    'latest',
    new RegExp(`^when did i last (?:log|measure|take|check|record|enter|track)(?: my)? ${METRIC}$`, 'u'),
  ],
  [
    'trend',
    new RegExp(
      `^(?:show|plot|chart|graph|draw)(?: me)? (?:my |a chart of my |the trend of my )${METRIC}(?: trend| chart| graph| history| readings| log)?${WHEN}`,
      'u',
    ),
  ],
  ['trend', new RegExp(`^(?:what (?:is|was) )?(?:the |my )${METRIC} trend${WHEN}`, 'u')],
  [
    'trend',
    new RegExp(
      `^how (?:is|has|did) my ${METRIC} (?:been changing|been developing|been doing|been|changing|change|changed|developing|developed|doing|going|gone|trending|evolved)(?: over)?${WHEN}`,
      'u',
    ),
  ],
  [
    'latest',
    new RegExp(
      `^(?:(?:what (?:is|was)|tell me|how (?:is|was|high is|high was)) )my (?:current |latest |last |newest |recent )?${METRIC}(?: reading)?(?: now)?${WHEN}`,
      'u',
    ),
  ],
];
const OWN_ASKED = new RegExp(
  `^(?:show(?: me)?|chart|plot|graph) my ${OWN_NAME} (?<statistic>trend|chart|graph|log|readings)${WHEN}`,
  'u',
);
const NOW = /^(?:right now|now|at the moment|currently|last night)$/u;

/** What was measured, asked for: "what is my weight?", "how much water did I drink yesterday?". */
export function readingQuestions({ text }: Sentence): Draft | undefined {
  for (const [statistic, pattern, fixed] of ASKED) {
    const found = pattern.exec(text)?.groups;
    if (!found) continue;
    const metric = fixed ?? found.metric ?? '';
    const times = timesOf(found);
    if (times) return queryOf({ metric: metricNameOf(metric), statistic, ...times });
  }
  const { own: name, when } = OWN_ASKED.exec(text)?.groups ?? {};
  const times = name === undefined || NO_METRIC.test(name) ? undefined : timesOf({ when });
  return name !== undefined && times
    ? queryOf({ metric: metricNameOf(name), statistic: 'trend', ...times })
    : undefined;
}

function queryOf(parameters: Parameters): Draft {
  return { skill: 'reading.query', parameters, ...free };
}

/** Undefined where what is said there is no time: then something else was asked. */
function timesOf({ when, against }: Readonly<Record<string, string | undefined>>): Parameters | undefined {
  const said = when === undefined || NOW.test(when) ? undefined : when;
  if ([said, against].some((words) => words !== undefined && !isPastPeriod(words))) return undefined;
  return { ...(said !== undefined && { when: said }), ...(against !== undefined && { against }) };
}
