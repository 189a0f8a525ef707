import { type Draft } from '../command.js';
import { type Sentence } from '../sentence.js';
import { hoursIn } from '../when/hours.js';

const free = { explains: /.*/u };
const SET = '(?:use|switch to|change to|go to|set|activate|enable|turn on|switch on|i want|give me|go)';
const THEME = '(?<theme>dark|light|black|white)';
const OF_DEVICE =
  '(?:system|automatic|auto|default|device|same as (?:the|my) (?:system|device)|like (?:the|my|this) (?:system|device))';
const SUBJECT = '(?:the |my )?(?:app |screen |colou?r )?(?:theme|mode|scheme|appearance|colou?rs)';
const THEMES: readonly RegExp[] = [
  new RegExp(`^(?:${SET} )?(?:the |a )?${THEME} (?:theme|mode|colou?r scheme)(?: on)?$`, 'u'),
  new RegExp(`^(?:turn|switch) (?:the )?${THEME} (?:theme|mode) on$`, 'u'),
  new RegExp(`^(?:set|change|switch|turn|make) ${SUBJECT} (?:to )?${THEME}$`, 'u'),
];
const THEME_OFF: readonly RegExp[] = [
  new RegExp(`^(?:turn off|switch off|disable|leave|deactivate) (?:the )?${THEME} (?:theme|mode)$`, 'u'),
  new RegExp(`^(?:turn|switch) (?:the )?${THEME} (?:theme|mode) off$`, 'u'),
];
const DEVICE_THEMES: readonly RegExp[] = [
  new RegExp(`^(?:${SET} |follow )?(?:the |my )?${OF_DEVICE}(?: s)? (?:theme|colou?r scheme)$`, 'u'),
  new RegExp(`^(?:set|change|switch) ${SUBJECT} (?:to )?(?:the |my )?${OF_DEVICE}$`, 'u'),
];

const METRIC = '(?:metric|celsius|degrees celsius)';
const IMPERIAL = '(?:imperial|us|american|fahrenheit|degrees fahrenheit)';
const UNIT = `(?:(?<metric>${METRIC})|(?<imperial>${IMPERIAL}))`;
const UNITS: readonly RegExp[] = [
  new RegExp(
    `^(?:use|switch to|change to|set|i want) (?:the )?${UNIT} (?:units?|system|measurements?)$`,
    'u',
  ),
  new RegExp(
    `^(?:set|change|switch) (?:the |my )?(?:units?(?: of measurement| system)?|temperature units?) (?:to )?${UNIT}(?: units?| system)?$`,
    'u',
  ),
  new RegExp(
    `^(?:show|give|tell|display)(?: me)? (?:the |all |my )?temperatures? in ${UNIT}$|^(?:use|switch to) (?:degrees )?(?:(?<celsius>celsius)|(?<fahrenheit>fahrenheit))(?: for temperatures?)?$`,
    'u',
  ),
];

const QUIET = '(?:quiet (?:hours|time)|do not (?:disturb|bother)(?: me)?(?: mode)?)';
const QUIET_OFF = new RegExp(
  `^(?:(?:turn|switch) off|disable|cancel|remove|stop|end|no|clear|delete|deactivate) (?:the |my |all )?(?:more )?${QUIET}$|^(?:turn|switch) (?:the |my )?${QUIET} off$`,
  'u',
);
const QUIET_ASKED = new RegExp(
  `^(?:what|when|which) (?:are|is) (?:the |my )?${QUIET}$|^(?:do i have|are there(?: any)?|are|tell me|show me|show) (?:the |my |any )?${QUIET}(?: set| on)?$`,
  'u',
);
const QUIET_SET = new RegExp(
  `^(?:(?:set|turn on|switch on|enable|activate|start|change|make|keep|i want) )?(?:the |my )?${QUIET}(?: on)?(?: to)?(?<hours> (?:from|between|\\d).*)?$`,
  'u',
);

/** The theme, the units and the quiet hours, by a whole sentence that is about nothing else. */
export function settings({ text }: Sentence): Draft | undefined {
  const theme = themeIn(text);
  if (theme) return { skill: 'setting.theme', parameters: { theme }, ...free };
  const units = unitsIn(text);
  if (units) return { skill: 'setting.units', parameters: { units }, ...free };
  return quietHours(text);
}

function themeIn(text: string): string | undefined {
  if (first(DEVICE_THEMES, text)) return 'system';
  const on = first(THEMES, text)?.theme;
  if (on !== undefined) return isDark(on) ? 'dark' : 'light';
  const off = first(THEME_OFF, text)?.theme;
  return off && (isDark(off) ? 'light' : 'dark');
}

function unitsIn(text: string): string | undefined {
  const { metric, celsius, imperial, fahrenheit } = first(UNITS, text) ?? {};
  if (metric ?? celsius) return 'metric';
  return (imperial ?? fahrenheit) && 'imperial';
}

function quietHours(text: string): Draft | undefined {
  const draft = (parameters: Draft['parameters']): Draft => ({
    skill: 'setting.quiet-hours',
    parameters,
    ...free,
  });
  if (QUIET_OFF.test(text)) return draft({ operation: 'off' });
  if (QUIET_ASKED.test(text)) return draft({ operation: 'query' });
  const said = QUIET_SET.exec(text);
  if (!said) return undefined;
  const hours = hoursIn(said.groups?.hours ?? '');
  if (hours) return draft({ operation: 'set', ...hours });
  return {
    ...draft({ operation: 'set' }),
    question: 'From when until when? Say it like this: from 10 pm to 7.',
  };
}

function isDark(word: string): boolean {
  return word === 'dark' || word === 'black';
}

function first(patterns: readonly RegExp[], text: string): Record<string, string | undefined> | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return match.groups ?? {};
  }
  return undefined;
}
