import { type DayRange, type DaySeries, fillDays } from '../../../common/day-series.js';
import { type DayValue, type MoodDay } from './told-days.repository.js';

const SCALES = ['mood', 'energy', 'stress'] as const;
const TITLES = { mood: 'Mood', energy: 'Energy, as told', stress: 'Stress, as told' } as const;

/** The means of the days, from 1 to 5. */
export function moodSeries(moods: readonly MoodDay[], days: DayRange): DaySeries[] {
  const isSample = moods.some(({ samples }) => samples > 0);
  return SCALES.map((scale) => {
    const told = moods.flatMap(({ day, [scale]: value }): [number, number][] =>
      value === null ? [] : [[day, value]],
    );
    return {
      ...{
        key: `mood:${scale}`,
        domain: 'mood',
        title: TITLES[scale],
        noun: scale,
        unit: 'of 5',
        decimals: 1,
      },
      ...{ isYesNo: false, family: 'mood', isOutcome: true, isSample, values: fillDays(new Map(told), days) },
    };
  });
}

/** Of each tag that was used: 1 on days with it, 0 on other days with an entry. */
export function tagSeries(
  moods: readonly MoodDay[],
  tags: readonly DayValue[],
  { names, days }: { readonly names: ReadonlyMap<string, string>; readonly days: DayRange },
): DaySeries[] {
  const isSample = moods.some(({ samples }) => samples > 0);
  return [...Map.groupBy(tags, ({ name }) => name)].map(([id, tagged]) => {
    const withTag = new Set(tagged.map(({ day }) => day));
    const name = names.get(id) ?? 'Tag';
    const values = new Map(moods.map(({ day }) => [day, withTag.has(day) ? 1 : 0]));
    return {
      ...{
        key: `tag:${id}`,
        domain: 'mood',
        title: name,
        noun: `“${name}”`,
        unit: '',
        decimals: 0,
        isYesNo: true,
      },
      ...{ family: 'mood', isOutcome: false, isSample, values: fillDays(values, days) },
    };
  });
}
