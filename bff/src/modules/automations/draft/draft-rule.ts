import { type Home } from '../../home/home.service.js';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { type SkillCallGiven } from '../rule/actions.dto.js';
import { rule, type RuleBody } from '../rule/rule.dto.js';
import { type Leaf } from '../rule/conditions.dto.js';
import { type Trigger } from '../rule/triggers.dto.js';
import { wordMap } from '../../../common/word-map.js';

/** A part of a sentence that begins a rule, and one that says what is done. */
export interface Parted {
  readonly when: string;
  readonly then: string;
}

export interface Heard {
  readonly when: readonly Trigger[];
  readonly if: Leaf | null;
}

const MOST_LENGTH = 300;
const DAYPARTS = {
  morning: ['06:00', '12:00'],
  afternoon: ['12:00', '18:00'],
  evening: ['18:00', '23:00'],
  night: ['22:00', '06:00'],
} as const;
const STATES = ['on', 'off', 'open', 'closed', 'locked', 'unlocked'] as const;
const SUN = ['sunrise', 'sunset'] as const;
/** What pairs of words a state of a door, a window or a sensor is kept as. */
const BINARY = wordMap<string>({ open: 'on', closed: 'off' });

/**
 * The two parts of “when …, do …” and “do …, when …”; undefined where a sentence is no such thing. A comma or the word for
 * “then” divides them: without either nobody knows where one ends.
 */
export function partsOf(text: string, phrases: TwinPhrases): Parted | undefined {
  if (text.length > MOST_LENGTH) return undefined;
  const said = text.trim().replace(/[.!]$/u, '');
  const leads = wordsOf('draft-leads', phrases);
  const lead = leads.find((word) => startsWith(said, word));
  if (lead !== undefined) {
    const rest = said.slice(lead.length).trim();
    const then = wordsOf('draft-then', phrases).flatMap((word) => [`, ${word} `, ` ${word} `]);
    for (const mark of [...then, ', ']) {
      const at = rest.toLowerCase().indexOf(mark);
      if (at > 0) return { when: rest.slice(0, at).trim(), then: rest.slice(at + mark.length).trim() };
    }
    return undefined;
  }
  for (const word of leads)
    for (const mark of [`, ${word} `, ` ${word} `]) {
      const at = said.toLowerCase().indexOf(mark);
      if (at > 0) return { when: said.slice(at + mark.length).trim(), then: said.slice(0, at).trim() };
    }
  return undefined;
}

/** What starts it; undefined where that is not understood to the last word: nothing is guessed. */
export function heardIn(when: string, home: Home, phrases: TwinPhrases): Heard | undefined {
  let left = when.toLowerCase().trim();
  let condition: Leaf | null = null;
  for (const [part, [from, until]] of Object.entries(DAYPARTS)) {
    const word = wordsOf(`draft-${part}`, phrases).find((one) => left.endsWith(` ${one}`));
    if (word === undefined) continue;
    left = left.slice(0, -word.length).trim();
    condition = { kind: 'clock', from, until, weekdays: [] };
  }
  const triggers = triggersIn(left, home, phrases);
  return triggers && { when: triggers, if: condition };
}

/** The rule of a sentence whose parts are understood. */
export function ruleFrom(
  { when, if: condition }: Heard,
  then: string,
  calls: readonly SkillCallGiven[],
): RuleBody {
  return rule.parse({ when, if: condition, then: [{ kind: 'do', text: then, calls }] });
}

function triggersIn(said: string, home: Home, phrases: TwinPhrases): Trigger[] | undefined {
  for (const event of SUN)
    if (wordsOf(`draft-${event}`, phrases).includes(said)) return [{ kind: 'sun', event, offsetMinutes: 0 }];
  if (wordsOf('draft-mood', phrases).includes(said)) return [{ kind: 'mood' }];
  if (wordsOf('draft-low-mood', phrases).includes(said)) return [{ kind: 'mood', atMost: 2 }];
  const at = wordsOf('draft-time', phrases)
    .map((word) => timeIn(said, word))
    .find((time) => time !== undefined);
  if (at !== undefined) return [{ kind: 'time', at, weekdays: [] }];
  const state = stateIn(said, home, phrases);
  if (state) return [state];
  for (const begin of wordsOf('draft-tagged', phrases)) {
    const tag = between(said, begin);
    // A headache is a tag of a mood to one person and of a memory to another.
    if (tag !== undefined)
      return [
        { kind: 'mood', tag },
        { kind: 'memory', tag },
      ];
  }
  return undefined;
}

/** “The bedroom window opens”: the longest name that fits, and a word for a state, with nothing left. */
function stateIn(said: string, { entities }: Home, phrases: TwinPhrases): Trigger | undefined {
  const named = entities
    .flatMap(({ id, name, aliases, domain }) =>
      [name, ...aliases].map((one) => ({ id, domain, name: one.toLowerCase() })),
    )
    .toSorted((one, other) => other.name.length - one.name.length);
  const articles = ['', ...wordsOf('draft-articles', phrases).map((word) => `${word} `)];
  for (const { id, name, domain } of named)
    for (const article of articles)
      for (const state of STATES) {
        const words = wordsOf(`draft-${state}`, phrases);
        if (!words.some((word) => said === `${article}${name} ${word}`)) continue;
        const to = domain === 'binary_sensor' ? (BINARY.get(state) ?? state) : state;
        return { kind: 'state', entityIds: [id], to, forSeconds: 0 };
      }
  return undefined;
}

/** “it is 22:00”, “it is 7”; the pattern has a star where the time stands. */
function timeIn(said: string, pattern: string): string | undefined {
  const time = between(said, pattern);
  const [, hour = '', minute = '00'] =
    time === undefined ? [] : (/^(\d{1,2})(?:[:.](\d{2}))?$/u.exec(time) ?? []);
  return hour !== '' && Number(hour) < 24 && Number(minute) < 60
    ? `${hour.padStart(2, '0')}:${minute}`
    : undefined;
}

/** What stands in place of the star; undefined where the rest does not fit. */
function between(said: string, pattern: string): string | undefined {
  const [before = '', after = ''] = pattern.split('*');
  if (!said.startsWith(before) || !said.endsWith(after) || said.length <= before.length + after.length)
    return undefined;
  const found = said.slice(before.length, said.length - after.length).trim();
  return found === '' || found.split(' ').length > 3 ? undefined : found;
}

/** A list of a language pack. */
function wordsOf(key: string, phrases: TwinPhrases): string[] {
  return phrases.has(key) ? phrases.say(key).split('|') : [];
}

function startsWith(said: string, word: string): boolean {
  return said.toLowerCase().startsWith(`${word} `);
}
