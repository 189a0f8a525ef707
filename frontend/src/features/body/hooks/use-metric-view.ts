import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dayFrom, isRange, neighbour, type Period, periodOf, type Range } from '../lib/period';
import { isoDay } from '../lib/reading-cards';

export const OVERLAYS = ['memory', 'mood', 'previous'] as const;
export type Overlay = (typeof OVERLAYS)[number];

export interface MetricView {
  period: Period;
  isLatest: boolean;
  overlays: ReadonlySet<Overlay>;
  /** The tag whose days are marked. */
  tag: string | null;
  choose: (range: Range) => void;
  move: (way: -1 | 1) => void;
  toggle: (overlay: Overlay) => void;
  mark: (tag: string | null) => void;
}

const FIRST_RANGE: Range = '3m';
const FIRST_OVERLAYS = 'memory,mood';

/** What is looked at, as the address has it: a link or a reload shows the same. */
export function useMetricView(): MetricView {
  const [params, setParams] = useSearchParams();
  const [now] = useState(() => new Date());
  const asked = params.get('range');
  const range = isRange(asked) ? asked : FIRST_RANGE;
  const period = periodOf(range, dayFrom(params.get('until'), now));
  const shown = (params.get('with') ?? FIRST_OVERLAYS).split(',');
  const overlays = new Set(OVERLAYS.filter((overlay) => shown.includes(overlay)));

  const set = (name: string, value: string | null): void =>
    setParams(
      (before) => {
        if (value === null) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  const showUntil = ({ before }: Period): void => {
    const last = new Date(before.getFullYear(), before.getMonth(), before.getDate() - 1);
    set('until', isoDay(last) >= isoDay(now) ? null : isoDay(last));
  };
  return {
    period,
    isLatest: period.before > now,
    overlays,
    tag: params.get('tag'),
    mark: (tag) => set('tag', tag),
    choose: (next) => set('range', next),
    move: (way) => showUntil(neighbour(period, way)),
    toggle: (overlay) => {
      const next = OVERLAYS.filter((each) => overlays.has(each) !== (each === overlay));
      set('with', next.join(',') || 'none');
    },
  };
}
