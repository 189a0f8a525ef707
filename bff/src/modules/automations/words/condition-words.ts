import { spokenList } from '../../skills/kit/spoken.js';
import { type Condition } from '../rule/conditions.dto.js';
import { hasLimit } from '../rule/triggers.dto.js';
import { type Wording } from './in-words.js';
import { daysWords, measuredWords } from './trigger-words.js';

const MOST_NAMED = 20;

/** “somebody is home and it is between 18:00 and 23:00”. */
export function conditionWords(condition: Condition, wording: Wording): string {
  const { phrases, names } = wording;
  const all = (of: readonly Condition[], last: 'and' | 'or'): string =>
    spokenList(
      of.map((one) => conditionWords(one, wording)),
      phrases,
      { most: MOST_NAMED, last },
    );
  switch (condition.kind) {
    case 'and':
      return all(condition.of, 'and');
    case 'or':
      return all(condition.of, 'or');
    case 'not':
      return phrases.say('rule-not', { what: conditionWords(condition.of, wording) });
    case 'clock': {
      const { from, until, weekdays } = condition;
      const days = daysWords(weekdays, phrases);
      const clock = phrases.say('rule-clock', { from, until });
      return days === undefined ? clock : phrases.say('rule-clock-days', { clock, days });
    }
    case 'presence':
      return phrases.say(`rule-${condition.is}`);
    case 'metric':
      return measuredWords('rule-metric', condition, names.metric(condition.metric), phrases);
    case 'state': {
      const { attribute, is } = condition;
      const entity = names.entity(condition.entityId);
      const name =
        attribute === undefined
          ? entity
          : phrases.say('rule-attribute', { name: entity, attribute: attribute.replaceAll('_', ' ') });
      if (hasLimit(condition)) return measuredWords('rule-metric', condition, name, phrases);
      return phrases.say('rule-is', { name, state: is === undefined ? '' : names.state(String(is)) });
    }
  }
}
