import { readingsGenerated } from '../../../api/generated/readings.gen';

export type { ReadingSeries } from '../../../api/generated/readings.gen';

export const readingsApi = readingsGenerated.enhanceEndpoints({
  addTagTypes: ['Reading'],
  endpoints: { listReadings: { providesTags: ['Reading'] } },
});

export const { useListReadingsQuery } = readingsApi;
