import { type RunContext } from '../../../skills/kit/skill-handler.js';
import { type NamedDay } from '../../asking/life-days.repository.js';
import { type WeekBefore } from '../../asking/life-questions.service.js';
import { type LifeAnswer, nothing, row, spokenDayOf } from './life-answer.js';

/** Who is named in the seven days before an illness, and on which of them. */
export function toldWeek(week: WeekBefore | undefined, context: RunContext): LifeAnswer {
  const { phrases } = context;
  if (!week) return nothing('life-never-ill', context);
  const { telling, range, people } = week;
  const days = {
    ill: spokenDayOf(telling.day, context),
    from: spokenDayOf(range.from, context),
    until: spokenDayOf(range.before - 1, context),
  };
  const named = [...Map.groupBy(people, ({ name }) => name)].toSorted(
    ([one, ones], [other, others]) => others.length - ones.length || one.localeCompare(other),
  );
  const first = phrases.say('life-ill-told', { ...days, text: telling.text });
  const head = phrases.say(named.length === 0 ? 'life-nobody' : 'life-people', days);
  const rows = named.map(([name, found]) => row(rowOf(name, found, context))).join('');
  return {
    answer: phrases.say('life-week', { ...days, count: named.length }),
    quoting: `${first}\n\n${head}${rows}`,
    days: [telling.day, ...new Set(people.map(({ day }) => day))],
  };
}

function rowOf(name: string, found: readonly NamedDay[], context: RunContext): string {
  const days = found.map(({ day }) => spokenDayOf(day, context)).join(', ');
  return context.phrases.say('life-row-person', { name, count: found.length, days });
}
