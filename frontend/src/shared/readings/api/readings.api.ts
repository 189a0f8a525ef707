import { type ReadingEntries, readingsGenerated } from '../../../api/generated/readings.gen';

export type {
  CreateReadings,
  ReadingChart,
  ReadingEntry,
  RemovedReading,
  ReadingMetrics,
  ReadingOverview,
  ReadingSeries,
  ReadingSources,
  ReadingSummary,
} from '../../../api/generated/readings.gen';

const PAGE_SIZE = 20;

const tagged = readingsGenerated.enhanceEndpoints({
  addTagTypes: ['Reading'],
  endpoints: {
    listReadings: { providesTags: ['Reading'] },
    summariseReadings: { providesTags: ['Reading'] },
    getReadingOverview: { providesTags: ['Reading'] },
    getReadingChart: { providesTags: ['Reading'] },
    listReadingEntries: { providesTags: ['Reading'] },
    listReadingMetrics: { providesTags: ['Reading'] },
    listReadingSources: { providesTags: ['Reading'] },
    createReadings: { invalidatesTags: ['Reading'] },
    editReading: { invalidatesTags: ['Reading'] },
    removeReading: { invalidatesTags: ['Reading'] },
    restoreReading: { invalidatesTags: ['Reading'] },
    updateMetricSettings: { invalidatesTags: ['Reading'] },
    arrangeMetrics: { invalidatesTags: ['Reading'] },
    prioritiseReadingSources: { invalidatesTags: ['Reading'] },
  },
});

export const readingsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** `listReadingEntries` of a metric, page after page: the generator knows no infinite queries. */
    readingEntryPages: build.infiniteQuery<ReadingEntries, string, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg, pageParam }) => ({
        url: '/api/readings/entries',
        params: { metric: queryArg, limit: PAGE_SIZE, cursor: pageParam ?? undefined },
      }),
      providesTags: ['Reading'],
    }),
  }),
});

export const {
  useListReadingsQuery,
  useSummariseReadingsQuery,
  useGetReadingOverviewQuery,
  useGetReadingChartQuery,
  useListReadingEntriesQuery,
  useReadingEntryPagesInfiniteQuery,
  useListReadingMetricsQuery,
  useListReadingSourcesQuery,
  useCreateReadingsMutation,
  useEditReadingMutation,
  useRemoveReadingMutation,
  useRestoreReadingMutation,
  useUpdateMetricSettingsMutation,
  useArrangeMetricsMutation,
  usePrioritiseReadingSourcesMutation,
} = readingsApi;
