import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { spokenDuration, spokenList } from '../../skills/kit/spoken.js';
import { type Limits, type StateTrigger, type Trigger } from '../rule/triggers.dto.js';
import { type Wording } from './in-words.js';

const SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 86_400_000;

/** “the window is opened”, “it is 22:00”: what starts a rule, as a part of a sentence. */
export function triggerWords(trigger: Trigger, wording: Wording): string {
  const { phrases, names } = wording;
  switch (trigger.kind) {
    case 'state':
      return lasting(stateWords(trigger, wording), trigger.forSeconds, phrases);
    case 'metric': {
      const what = measuredWords('rule-metric', trigger, names.metric(trigger.metric), phrases);
      return lasting(what, trigger.forSeconds, phrases);
    }
    case 'time': {
      const days = daysWords(trigger.weekdays, phrases);
      return days === undefined
        ? phrases.say('rule-time', { time: trigger.at })
        : phrases.say('rule-time-days', { time: trigger.at, days });
    }
    case 'schedule':
      return phrases.say('rule-schedule', { pattern: trigger.pattern });
    case 'sun': {
      const event = phrases.say(`rule-sun-${trigger.event}`);
      const { offsetMinutes } = trigger;
      if (offsetMinutes === 0) return phrases.say('rule-sun', { event });
      const time = spokenDuration(Math.abs(offsetMinutes) * 60, phrases);
      return phrases.say(offsetMinutes < 0 ? 'rule-sun-before' : 'rule-sun-after', { event, time });
    }
    case 'mood': {
      const { atMost, atLeast, tag } = trigger;
      if (tag !== undefined) return phrases.say('rule-mood-tag', { tag });
      if (atMost !== undefined) return phrases.say('rule-mood-most', { step: atMost });
      return atLeast === undefined
        ? phrases.say('rule-mood')
        : phrases.say('rule-mood-least', { step: atLeast });
    }
    case 'memory':
      return phrases.say('rule-memory', { tag: trigger.tag });
    case 'device_silent':
      return phrases.say('rule-silent', { name: names.device(trigger.deviceId) });
    case 'phrase':
      return phrases.say('rule-phrase', { text: trigger.text });
    case 'webhook':
      return phrases.say('rule-webhook', { name: names.hook(trigger.hookId) });
  }
}

/** “Stress is above your usual”, “Heart rate is above 100”. */
export function measuredWords(key: string, limits: Limits, name: string, phrases: TwinPhrases): string {
  const { above, below, aboveUsualBy, belowUsualBy } = limits;
  const parts = [
    ...(above === undefined ? [] : [phrases.say(`${key}-above`, { name, limit: above })]),
    ...(below === undefined ? [] : [phrases.say(`${key}-below`, { name, limit: below })]),
    ...(aboveUsualBy === undefined ? [] : [phrases.say('rule-usual-above', { name })]),
    ...(belowUsualBy === undefined ? [] : [phrases.say('rule-usual-below', { name })]),
  ];
  return spokenList(parts, phrases);
}

/** “on Saturday and Sunday”; undefined where it is every day. */
export function daysWords(weekdays: readonly number[], phrases: TwinPhrases): string | undefined {
  if (weekdays.length === 0 || weekdays.length === 7) return undefined;
  const format = new Intl.DateTimeFormat(phrases.locale, { weekday: 'long', timeZone: 'UTC' });
  const days = weekdays.map((day) => format.format(SUNDAY + day * DAY_MS));
  return phrases.say('day-on', { day: spokenList(days, phrases) });
}

function stateWords(trigger: StateTrigger, { phrases, names }: Wording): string {
  const { attribute, above, below, to, from } = trigger;
  const listed = spokenList(trigger.entityIds.map(names.entity), phrases, { last: 'or' });
  const name =
    attribute === undefined
      ? listed
      : phrases.say('rule-attribute', { name: listed, attribute: attribute.replaceAll('_', ' ') });
  if (above !== undefined || below !== undefined)
    return measuredWords('rule-goes', { above, below }, name, phrases);
  if (to !== undefined) return phrases.say('rule-becomes', { name, state: names.state(String(to)) });
  return from === undefined
    ? phrases.say('rule-changes', { name })
    : phrases.say('rule-leaves', { name, state: names.state(String(from)) });
}

function lasting(what: string, seconds: number, phrases: TwinPhrases): string {
  return seconds === 0 ? what : phrases.say('rule-lasting', { what, time: spokenDuration(seconds, phrases) });
}
