import { reviewGenerated } from '../../../api/generated/review.gen';

const LIST = { type: 'Memory', id: 'LIST' } as const;

const historyApi = reviewGenerated.enhanceEndpoints({
  addTagTypes: ['Memory'],
  endpoints: {
    // Any of the line may be changed from elsewhere, so it is read anew with the list.
    getMemoryHistory: { providesTags: [LIST] },
    getMemoryNeighbours: { providesTags: [LIST] },
    restoreMemoryVersion: { invalidatesTags: (_memory, _error, { id }) => [{ type: 'Memory', id }] },
    supersedeMemory: { invalidatesTags: (_memory, _error, { id }) => [LIST, { type: 'Memory', id }] },
    reinstateMemory: { invalidatesTags: (_memory, _error, { id }) => [LIST, { type: 'Memory', id }] },
  },
});

export const {
  useGetMemoryHistoryQuery,
  useGetMemoryNeighboursQuery,
  useRestoreMemoryVersionMutation,
  useSupersedeMemoryMutation,
  useReinstateMemoryMutation,
} = historyApi;
