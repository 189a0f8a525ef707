import { aiDashboardGenerated, type OutsideCallPage } from '../../../api/generated/aiDashboard.gen';
import { importsGenerated } from '../../../api/generated/imports.gen';
import { indexingGenerated } from '../../../api/generated/indexing.gen';
import { insightsGenerated } from '../../../api/generated/insights.gen';
import { modelGenerated } from '../../../api/generated/model.gen';
import { readingImportsGenerated } from '../../../api/generated/readingImports.gen';

export type { AiDashboard } from '../../../api/generated/aiDashboard.gen';
export type { MemoryIndex } from '../../../api/generated/indexing.gen';
export type { FindingList } from '../../../api/generated/insights.gen';
export type { ModelStatus } from '../../../api/generated/model.gen';

const PARTS = ['Conversation', 'MoodEntry', 'Reading', 'Home', { type: 'Memory', id: 'LIST' }] as const;
const PAGE_SIZE = 20;

const tagged = aiDashboardGenerated.enhanceEndpoints({
  addTagTypes: ['Conversation', 'MoodEntry', 'Reading', 'Home', 'Memory'],
  endpoints: { getAiDashboard: { providesTags: [...PARTS] } },
});

const aiDashboardApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** `listOutsideCalls`, page after page: the generator knows no infinite queries. */
    outsideCallPages: build.infiniteQuery<OutsideCallPage, null, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ pageParam }) => ({
        url: '/api/ai-dashboard/outside-calls',
        params: { limit: PAGE_SIZE, cursor: pageParam ?? undefined },
      }),
    }),
  }),
});

export const { useGetAiDashboardQuery, useOutsideCallPagesInfiniteQuery } = aiDashboardApi;
export const { useGetMemoryIndexQuery } = indexingGenerated;
export const { useGetModelQuery } = modelGenerated;
export const { useListFindingsQuery } = insightsGenerated;
export const { useListImportsQuery } = importsGenerated;
export const { useListReadingImportsQuery } = readingImportsGenerated;
