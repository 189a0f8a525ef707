import { http, type HttpHandler, HttpResponse } from 'msw/http';
import type { SampleData } from '../../../shared/sample-data/api/sample-data.api';

export const NO_SAMPLE: SampleData = { memories: 0, moodEntries: 0, readings: 0, reminders: 0, devices: 0 };

/** A server that can take the sample data in and out. */
export function sampleDataHandlers(sample: SampleData, first = NO_SAMPLE): HttpHandler[] {
  let present = first;
  return [
    http.get('/api/sample-data', () => HttpResponse.json(present)),
    http.post('/api/sample-data', () => {
      present = sample;
      return HttpResponse.json(present, { status: 201 });
    }),
    http.delete('/api/sample-data', () => {
      const removed = present;
      present = NO_SAMPLE;
      return HttpResponse.json(removed);
    }),
  ];
}
