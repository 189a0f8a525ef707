import type {
  ArrangeMetrics,
  CreateReadings,
  EditReading,
  PrioritiseSources,
  ReadingChart,
  ReadingEntries,
  ReadingEntry,
  ReadingMetrics,
  ReadingOverview,
  ReadingSeries,
  ReadingSources,
  ReadingSummary,
  RemovedReading,
  UpdateMetricSettings,
} from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReadings: build.query<ListReadingsApiResponse, ListReadingsApiArg>({
      query: (queryArg) => ({
        url: `/api/readings`,
        params: {
          metric: queryArg.metric,
          from: queryArg['from'],
          before: queryArg.before,
        },
      }),
    }),
    getReadingChart: build.query<GetReadingChartApiResponse, GetReadingChartApiArg>({
      query: (queryArg) => ({
        url: `/api/readings/chart`,
        params: {
          metric: queryArg.metric,
          from: queryArg['from'],
          before: queryArg.before,
        },
      }),
    }),
    listReadingEntries: build.query<ListReadingEntriesApiResponse, ListReadingEntriesApiArg>({
      query: (queryArg) => ({
        url: `/api/readings/entries`,
        params: {
          metric: queryArg.metric,
          before: queryArg.before,
          cursor: queryArg.cursor,
          limit: queryArg.limit,
        },
      }),
    }),
    createReadings: build.mutation<CreateReadingsApiResponse, CreateReadingsApiArg>({
      query: (queryArg) => ({ url: `/api/readings/entries`, method: 'POST', body: queryArg.createReadings }),
    }),
    restoreReading: build.mutation<RestoreReadingApiResponse, RestoreReadingApiArg>({
      query: (queryArg) => ({
        url: `/api/readings/entries/restored`,
        method: 'POST',
        body: queryArg.removedReading,
      }),
    }),
    removeReading: build.mutation<RemoveReadingApiResponse, RemoveReadingApiArg>({
      query: (queryArg) => ({
        url: `/api/readings/entries/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    editReading: build.mutation<EditReadingApiResponse, EditReadingApiArg>({
      query: (queryArg) => ({
        url: `/api/readings/entries/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.editReading,
      }),
    }),
    listReadingMetrics: build.query<ListReadingMetricsApiResponse, ListReadingMetricsApiArg>({
      query: () => ({ url: `/api/readings/metrics` }),
    }),
    arrangeMetrics: build.mutation<ArrangeMetricsApiResponse, ArrangeMetricsApiArg>({
      query: (queryArg) => ({ url: `/api/readings/metrics`, method: 'PUT', body: queryArg.arrangeMetrics }),
    }),
    updateMetricSettings: build.mutation<UpdateMetricSettingsApiResponse, UpdateMetricSettingsApiArg>({
      query: (queryArg) => ({
        url: `/api/readings/metrics/${encodeURIComponent(String(queryArg.metric))}`,
        method: 'PATCH',
        body: queryArg.updateMetricSettings,
      }),
    }),
    getReadingOverview: build.query<GetReadingOverviewApiResponse, GetReadingOverviewApiArg>({
      query: () => ({ url: `/api/readings/overview` }),
    }),
    listReadingSources: build.query<ListReadingSourcesApiResponse, ListReadingSourcesApiArg>({
      query: () => ({ url: `/api/readings/sources` }),
    }),
    prioritiseReadingSources: build.mutation<
      PrioritiseReadingSourcesApiResponse,
      PrioritiseReadingSourcesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/readings/sources/${encodeURIComponent(String(queryArg.metric))}`,
        method: 'PUT',
        body: queryArg.prioritiseSources,
      }),
    }),
    summariseReadings: build.query<SummariseReadingsApiResponse, SummariseReadingsApiArg>({
      query: (queryArg) => ({
        url: `/api/readings/summary`,
        params: {
          from: queryArg['from'],
          before: queryArg.before,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as readingsGenerated };
export type ListReadingsApiResponse = /** status 200  */ ReadingSeries;
export type ListReadingsApiArg = {
  metric: string;
  from: string;
  before: string;
};
export type GetReadingChartApiResponse = /** status 200  */ ReadingChart;
export type GetReadingChartApiArg = {
  metric: string;
  from: string;
  before: string;
};
export type ListReadingEntriesApiResponse = /** status 200  */ ReadingEntries;
export type ListReadingEntriesApiArg = {
  metric: string;
  before?: string;
  cursor?: string;
  limit?: number;
};
export type CreateReadingsApiResponse = /** status 201  */ ReadingEntries;
export type CreateReadingsApiArg = {
  createReadings: CreateReadings;
};
export type RestoreReadingApiResponse = /** status 201  */ ReadingEntry;
export type RestoreReadingApiArg = {
  removedReading: RemovedReading;
};
export type RemoveReadingApiResponse = /** status 200  */ RemovedReading;
export type RemoveReadingApiArg = {
  id: string;
};
export type EditReadingApiResponse = /** status 200  */ ReadingEntry;
export type EditReadingApiArg = {
  id: string;
  editReading: EditReading;
};
export type ListReadingMetricsApiResponse = /** status 200  */ ReadingMetrics;
export type ListReadingMetricsApiArg = void;
export type ArrangeMetricsApiResponse = unknown;
export type ArrangeMetricsApiArg = {
  arrangeMetrics: ArrangeMetrics;
};
export type UpdateMetricSettingsApiResponse = unknown;
export type UpdateMetricSettingsApiArg = {
  metric: string;
  updateMetricSettings: UpdateMetricSettings;
};
export type GetReadingOverviewApiResponse = /** status 200  */ ReadingOverview;
export type GetReadingOverviewApiArg = void;
export type ListReadingSourcesApiResponse = /** status 200  */ ReadingSources;
export type ListReadingSourcesApiArg = void;
export type PrioritiseReadingSourcesApiResponse = unknown;
export type PrioritiseReadingSourcesApiArg = {
  metric: string;
  prioritiseSources: PrioritiseSources;
};
export type SummariseReadingsApiResponse = /** status 200  */ ReadingSummary;
export type SummariseReadingsApiArg = {
  from: string;
  before: string;
};
export type {
  ArrangeMetrics,
  CreateReading,
  CreateReadings,
  EditReading,
  PrioritiseSources,
  Problem,
  ReadingChart,
  ReadingEntries,
  ReadingEntry,
  ReadingMetrics,
  ReadingOverview,
  ReadingSeries,
  ReadingSources,
  ReadingSummary,
  RemovedReading,
  UpdateMetricSettings,
  UsualRange,
} from './schemas.gen';
