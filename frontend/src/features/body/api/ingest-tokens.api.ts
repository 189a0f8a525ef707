import { readingsGenerated } from '../../../api/generated/readings.gen';

export type { IngestTokens, NewIngestToken } from '../../../api/generated/readings.gen';

const ingestTokensApi = readingsGenerated.enhanceEndpoints({
  addTagTypes: ['IngestToken'],
  endpoints: {
    listIngestTokens: { providesTags: ['IngestToken'] },
    createIngestToken: { invalidatesTags: ['IngestToken'] },
    removeIngestToken: { invalidatesTags: ['IngestToken'] },
  },
});

export const { useListIngestTokensQuery, useCreateIngestTokenMutation, useRemoveIngestTokenMutation } =
  ingestTokensApi;
