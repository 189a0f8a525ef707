import { readingsGenerated } from '../../../api/generated/readings.gen';

export type { ReadingSeries, ReadingSummary } from '../../../api/generated/readings.gen';

export const readingsApi = readingsGenerated.enhanceEndpoints({
  addTagTypes: ['Reading'],
  endpoints: {
    listReadings: { providesTags: ['Reading'] },
    summariseReadings: { providesTags: ['Reading'] },
  },
});

export const { useListReadingsQuery, useSummariseReadingsQuery } = readingsApi;
