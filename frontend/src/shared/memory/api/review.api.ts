import { reviewGenerated } from '../../../api/generated/review.gen';

export type { MemoryConflict, MemoryReview, ReviewSuggestion } from '../../../api/generated/review.gen';

const LIST = { type: 'Memory', id: 'LIST' } as const;
const REVIEW = { type: 'Memory', id: 'REVIEW' } as const;
/** A decision changes what waits, what is listed, and the memories themselves. */
const DECIDED = [LIST, REVIEW] as const;

const reviewApi = reviewGenerated.enhanceEndpoints({
  addTagTypes: ['Memory'],
  endpoints: {
    getReview: { providesTags: [REVIEW, LIST] },
    approveMemory: { invalidatesTags: DECIDED },
    rejectMemory: { invalidatesTags: DECIDED },
    reconsiderMemory: { invalidatesTags: DECIDED },
    resolveConflict: { invalidatesTags: DECIDED },
    reopenConflict: { invalidatesTags: DECIDED },
  },
});

export const {
  useGetReviewQuery,
  useApproveMemoryMutation,
  useRejectMemoryMutation,
  useReconsiderMemoryMutation,
  useResolveConflictMutation,
  useReopenConflictMutation,
} = reviewApi;
