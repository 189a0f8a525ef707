import { readingsGenerated } from '../../../api/generated/readings.gen';

export type {
  CreateReadings,
  ReadingChart,
  ReadingEntry,
  ReadingMetrics,
  ReadingOverview,
  ReadingSeries,
  ReadingSources,
  ReadingSummary,
  UsualRange,
} from '../../../api/generated/readings.gen';

export const readingsApi = readingsGenerated.enhanceEndpoints({
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
    updateMetricSettings: { invalidatesTags: ['Reading'] },
    arrangeMetrics: { invalidatesTags: ['Reading'] },
    prioritiseReadingSources: { invalidatesTags: ['Reading'] },
  },
});

export const {
  useListReadingsQuery,
  useSummariseReadingsQuery,
  useGetReadingOverviewQuery,
  useGetReadingChartQuery,
  useListReadingEntriesQuery,
  useListReadingMetricsQuery,
  useListReadingSourcesQuery,
  useCreateReadingsMutation,
  useEditReadingMutation,
  useRemoveReadingMutation,
  useUpdateMetricSettingsMutation,
  useArrangeMetricsMutation,
  usePrioritiseReadingSourcesMutation,
} = readingsApi;
