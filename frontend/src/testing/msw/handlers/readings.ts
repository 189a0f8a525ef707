import { http, type HttpHandler, HttpResponse } from 'msw/http';
import type {
  ReadingOverview,
  ReadingSeries,
  ReadingSummary,
} from '../../../shared/readings/api/readings.api';

/** A series of weights; a test states only what matters to it. */
export function makeSeries(details: Partial<ReadingSeries> = {}): ReadingSeries {
  return { label: 'Weight', unit: 'kg', decimals: 1, items: [], ...details };
}

/** Answers whatever is asked of readings with this series. */
export function readingsHandler(series: ReadingSeries): HttpHandler {
  return http.get('/api/readings', () => HttpResponse.json(series));
}

/** Answers what was measured today. */
export function readingSummaryHandler(items: ReadingSummary['items']): HttpHandler {
  return http.get('/api/readings/summary', () => HttpResponse.json({ items }));
}

type OverviewItem = ReadingOverview['items'][number];

/** A resting heart rate of now within its usual range; a test states only what matters to it. */
export function makeOverviewItem(details: Partial<OverviewItem> = {}): OverviewItem {
  return {
    ...{ metric: 'resting-heart-rate', label: 'Resting heart rate', group: 'heart' },
    ...{ unit: 'bpm', units: [], decimals: 0, range: { least: 20, most: 250 }, goal: null },
    ...{ isSum: false, isOfNight: false, isHidden: false },
    ...{ value: 58, at: new Date().toISOString(), origin: 'told', source: 'screen' },
    ...{ usual: { median: 58, low: 55, high: 61, days: 40 }, daysMeasured: 40, state: 'usual', days: [] },
    ...details,
  };
}

/** Answers what is measured of somebody. */
export function overviewHandler(items: OverviewItem[]): HttpHandler {
  return http.get('/api/readings/overview', () => HttpResponse.json({ items }));
}
