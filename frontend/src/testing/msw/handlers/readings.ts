import { http, type HttpHandler, HttpResponse } from 'msw/http';
import type { ReadingSeries, ReadingSummary } from '../../../shared/readings/api/readings.api';

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
