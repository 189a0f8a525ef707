import { type RunContext } from '../../../skills/kit/skill-handler.js';
import { sourceOf } from '../../../skills/answering/quoting.js';
import { type NamedDay } from '../../asking/life-days.repository.js';
import { type WeekBefore } from '../../asking/life-questions.service.js';
import { type LifeAnswer, nothing, row, spokenDayOf } from './life-answer.js';

/** Who is named in the seven days before an illness, and on which of them. */
export function toldWeek(week: WeekBefore | undefined, context: RunContext): LifeAnswer {
  const { phrases } = context;
  if (!week) return nothing('life-never-ill', context);
  const { telling, range, people, memories } = week;
  const days = {
    ill: spokenDayOf(telling.day, context),
    from: spokenDayOf(range.from, context),
    until: spokenDayOf(range.before - 1, context),
  };
  const named = [...Map.groupBy(people, ({ name }) => name)].toSorted(
    ([one, ones], [other, others]) => daysOf(others) - daysOf(ones) || one.localeCompare(other),
  );
  const first = phrases.say('life-ill-told', { ...days, text: telling.text });
  const head = phrases.say(named.length === 0 ? 'life-nobody' : 'life-people', days);
  const rows = named.flatMap(([name, found]) => {
    const [one, ...more] = memories.filter(({ id }) => found.some(({ memoryId }) => memoryId === id));
    const entryIds = found.flatMap(({ moodId }) => moodId ?? []);
    return [
      { text: row(rowOf(name, found, context)), entryIds, ...(one && { source: sourceOf(one) }) },
      ...more.map((memory) => ({ text: '', source: sourceOf(memory) })),
    ];
  });
  const told = memories.find(({ id }) => id === telling.memoryId);
  return {
    answer: phrases.say('life-week', { ...days, count: named.length }),
    parts: [
      {
        text: first,
        ...(told && { source: sourceOf(told) }),
        ...(telling.moodId !== undefined && { entryIds: [telling.moodId] }),
      },
      { text: `\n\n${head}` },
      ...rows,
    ],
    days: [telling.day, ...new Set(people.map(({ day }) => day))],
  };
}

/** Two memories of one day name somebody once. */
function daysOf(found: readonly NamedDay[]): number {
  return new Set(found.map(({ day }) => day)).size;
}

function rowOf(name: string, found: readonly NamedDay[], context: RunContext): string {
  const days = [...new Set(found.map(({ day }) => day))];
  const spoken = days.map((day) => spokenDayOf(day, context)).join(', ');
  return context.phrases.say('life-row-person', { name, count: days.length, days: spoken });
}
