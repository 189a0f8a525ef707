import { Text, TimeChart } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { inTemperatureUnit, temperatureUnitOf } from '../../../../components/home/temperature';
import { useTemperatureUnit } from '../../../../components/home/use-temperature-unit';
import { formatWhen, LOCALE } from '../../../../lib/format';
import type { HomeEntity } from '../../../../shared/home/api/home.api';
import { measuredCourse, type StateSpan, type Window } from '../../lib/entity-course';
import { type Hours, stepOf } from '../../lib/period';

const MOST_DECIMALS = 2;
const number = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: MOST_DECIMALS });

export interface CourseProps {
  entity: HomeEntity;
  hours: Hours;
  window: Window;
  spans: readonly StateSpan[];
}

/** Its numbers as a line that holds each until the next. */
export function MeasuredChart({ entity, hours, window, spans }: CourseProps): ReactElement {
  const { unit, shown } = useShownUnit(entity);
  const stepMs = stepOf(hours);
  const course = measuredCourse(spans, window, stepMs);
  const values = course.values.map(shown);
  const known = values.filter((value) => Number.isFinite(value));
  const words = (value: number): string => [number.format(value), unit].filter(Boolean).join(' ');
  const [first, second] = known;
  if (first === undefined) return <Text tone="muted">Nothing was measured in this time.</Text>;
  if (second === undefined)
    return <Text tone="muted">{words(first)} is all that is known of this time: too little to draw.</Text>;
  return (
    <TimeChart
      domain="home"
      label={entity.name}
      {...(unit !== '' && { unit })}
      times={course.times}
      values={values.map((value) => (Number.isFinite(value) ? value : NaN))}
      {...window}
      stepMs={stepMs}
      decimals={known.every(Number.isInteger) ? 0 : 1}
      summary={summaryOf(entity.name, known, words)}
      gapText="not known"
      fileName={entity.id}
      formatValue={words}
      formatMoment={(at) => formatWhen(new Date(at))}
    />
  );
}

function summaryOf(name: string, known: readonly number[], words: (value: number) => string): string {
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return least === most
    ? `${name} ${words(least)} all the time.`
    : `${name} between ${words(least)} and ${words(most)}.`;
}

/** Temperatures are shown as their person reads them. */
function useShownUnit({ attributes }: HomeEntity): { unit: string; shown: (value: number) => number } {
  const wanted = useTemperatureUnit();
  const own = attributes['unit_of_measurement'];
  if (wanted !== undefined && (own === '°C' || own === '°F'))
    return {
      unit: `°${wanted}`,
      shown: (value) => inTemperatureUnit(value, temperatureUnitOf(attributes, value), wanted),
    };
  return { unit: typeof own === 'string' ? own : '', shown: (value) => value };
}
