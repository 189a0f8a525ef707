import type { TimeChartProps } from '@twyn/design-system';
import { useMemo } from 'react';
import type { Period } from '../lib/period';
import type { MetricView } from './use-metric-view';
import { type PeriodMemory, usePeriodMemories } from './use-period-memories';
import { type PeriodMoods, usePeriodMoods } from './use-period-moods';
import { type PeriodTag, usePeriodTags } from './use-period-tags';

export interface ChartOverlays {
  memories: readonly PeriodMemory[];
  moods: PeriodMoods | undefined;
  /** All that could be marked. */
  tags: readonly PeriodTag[];
  /** What is drawn of them: the same until another is, so that the chart keeps its zoom. */
  drawn: Pick<TimeChartProps, 'notes' | 'lane' | 'marks'>;
}

/** What somebody told of a period, on the axis of what was measured in it. */
export function useChartOverlays(period: Period, { overlays, tag }: MetricView): ChartOverlays {
  const memories = usePeriodMemories(period, overlays.has('memory'));
  const moods = usePeriodMoods(period, overlays.has('mood'));
  const tags = usePeriodTags(period);
  const drawn = useMemo(() => {
    const marked = tags.find(({ name }) => name === tag);
    return {
      notes: memories.map(({ at }) => at),
      ...(moods && { lane: { label: 'Mood', points: moods.points } }),
      ...(marked && { marks: { kind: 'Tag', label: marked.name, at: marked.days } }),
    };
  }, [memories, moods, tags, tag]);
  return { memories, moods, tags, drawn };
}
