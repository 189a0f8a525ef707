import { aiDashboardGenerated, type OutsideCallPage } from '../../../api/generated/aiDashboard.gen';
import { importsGenerated } from '../../../api/generated/imports.gen';
import { indexingGenerated } from '../../../api/generated/indexing.gen';
import { insightsGenerated } from '../../../api/generated/insights.gen';
import { lifeReviewsGenerated } from '../../../api/generated/lifeReviews.gen';
import { modelGenerated } from '../../../api/generated/model.gen';
import { readingImportsGenerated } from '../../../api/generated/readingImports.gen';

export type { AiDashboard, OutsideCallPage } from '../../../api/generated/aiDashboard.gen';
export type { MemoryIndex } from '../../../api/generated/indexing.gen';
export type { ReviewPeriods } from '../../../api/generated/lifeReviews.gen';
export type { FindingList } from '../../../api/generated/insights.gen';
export type { ModelStatus, ModelUsage } from '../../../api/generated/model.gen';

const PARTS = ['Conversation', 'MoodEntry', 'Reading', 'Home', { type: 'Memory', id: 'LIST' }] as const;
const PAGE_SIZE = 20;

const tagged = aiDashboardGenerated.enhanceEndpoints({
  addTagTypes: ['Conversation', 'MoodEntry', 'Reading', 'Home', 'Memory'],
  endpoints: { getAiDashboard: { providesTags: [...PARTS] } },
});

/** Whose: one's own, or of the server itself, which its admins alone may see. */
export type CallsOf = 'own' | 'server';
const CALLS = { own: '/api/ai-dashboard/outside-calls', server: '/api/admin/system-calls' } as const;

const aiDashboardApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** `listOutsideCalls` and `listSystemCalls`, page after page: the generator knows no infinite queries. */
    outsideCallPages: build.infiniteQuery<OutsideCallPage, CallsOf, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg, pageParam }) => ({
        url: CALLS[queryArg],
        params: { limit: PAGE_SIZE, cursor: pageParam ?? undefined },
      }),
    }),
  }),
});

export const { useGetAiDashboardQuery, useOutsideCallPagesInfiniteQuery } = aiDashboardApi;
export const { useGetMemoryIndexQuery } = indexingGenerated;
export const { useGetModelQuery, useGetModelUsageQuery } = modelGenerated;
export const { useListLifeReviewsQuery } = lifeReviewsGenerated;
export const { useListFindingsQuery } = insightsGenerated;
export const { useListImportsQuery } = importsGenerated;
export const { useListReadingImportsQuery } = readingImportsGenerated;
