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
export type ReadingSeries = {
  decimals: number;
  /** The oldest first. Of what adds up, such as water, one for each day. */
  items: {
    at: string;
    value: number;
  }[];
  label: string;
  /** As the user chose to see it; empty for what is counted. */
  unit: string;
};
export type Problem = {
  code: string;
  detail: string;
  error: string;
  errors?: {
    message: string;
    path: string;
  }[];
  requestId: string;
  status: number;
  title: string;
  type: string;
};
export type UsualRange = {
  days: number;
  /** In the unit that is shown. */
  high: number;
  /** In the unit that is shown. */
  low: number;
  /** In the unit that is shown. */
  median: number;
};
export type ReadingChart = {
  /** What one point stands for. */
  bucket: 'minutes' | 'hour' | 'day' | 'week';
  decimals: number;
  /** When it was measured first. */
  firstAt: string | null;
  /** In the unit that is shown. */
  goal: number | null;
  group: 'heart' | 'sleep' | 'activity' | 'body' | 'mind' | 'intake' | 'own';
  isHidden: boolean;
  /** Whether it counts for the day on which a night ends. */
  isOfNight: boolean;
  /** Whether the readings of a day add up. */
  isSum: boolean;
  label: string;
  metric: string;
  points: {
    at: string;
    /** In the unit that is shown. */
    max: number;
    /** In the unit that is shown. */
    min: number;
    /** How many readings. */
    n: number;
    /** The mean; of what adds up the sum, of a week its mean of a day. */
    value: number;
  }[];
  /** What a person could have; none of one’s own metrics. */
  range: {
    /** In the unit that is shown. */
    least: number;
    /** In the unit that is shown. */
    most: number;
  } | null;
  /** As the user chose to see it; empty for what is counted. */
  unit: string;
  /** Those to choose from; empty where there is but one. */
  units: string[];
  usual: UsualRange | null;
};
export type ReadingEntry = {
  at: string;
  device: string;
  id: string;
  metric: string;
  origin: 'told' | 'device' | 'live' | 'import' | 'sample';
  /** How long it was measured for; 0 of a moment. */
  seconds: number;
  source: string;
  unit: string;
  /** In the unit that is shown. */
  value: number;
};
export type ReadingEntries = {
  items: ReadingEntry[];
  nextCursor: string | null;
};
export type CreateReading = {
  /** When it was measured; now, where it is left out. */
  at?: string;
  metric: string;
  unit?: string;
  /** In the unit that is named, else in the one that the user sees. */
  value: number;
};
export type CreateReadings = {
  readings: CreateReading[];
};
export type RemovedReading = {
  id: string;
  /** Of the import that brought it. */
  importNumber: number | null;
  offsetMinutes: number;
  recordedAt: string | null;
  seconds: number;
  /** In the unit in which the metric is kept. */
  value: number;
};
export type EditReading = {
  at?: string;
  value?: number;
};
export type ReadingMetrics = {
  items: {
    decimals: number;
    /** In the unit that is shown. */
    goal: number | null;
    group: 'heart' | 'sleep' | 'activity' | 'body' | 'mind' | 'intake' | 'own';
    isHidden: boolean;
    /** Whether it counts for the day on which a night ends. */
    isOfNight: boolean;
    /** Whether the readings of a day add up. */
    isSum: boolean;
    label: string;
    metric: string;
    /** What a person could have; none of one’s own metrics. */
    range: {
      /** In the unit that is shown. */
      least: number;
      /** In the unit that is shown. */
      most: number;
    } | null;
    /** As the user chose to see it; empty for what is counted. */
    unit: string;
    /** Those to choose from; empty where there is but one. */
    units: string[];
  }[];
};
export type ArrangeMetrics = {
  metrics: string[];
};
export type UpdateMetricSettings = {
  /** In the unit that is shown; null takes it away. */
  goal?: number | null;
  isHidden?: boolean;
  /** One of those to choose from; null for the one that goes with the user’s units. */
  unit?: string | null;
};
export type ReadingOverview = {
  /** In the order that the user chose. */
  items: {
    at: string;
    /** Of the last 28, those that were measured; the oldest first. */
    days: {
      day: string;
      /** In the unit that is shown. */
      value: number;
    }[];
    /** Of the last 60 before today. */
    daysMeasured: number;
    decimals: number;
    /** In the unit that is shown. */
    goal: number | null;
    group: 'heart' | 'sleep' | 'activity' | 'body' | 'mind' | 'intake' | 'own';
    isHidden: boolean;
    /** Whether it counts for the day on which a night ends. */
    isOfNight: boolean;
    /** Whether the readings of a day add up. */
    isSum: boolean;
    label: string;
    metric: string;
    origin: 'told' | 'device' | 'live' | 'import' | 'sample';
    /** What a person could have; none of one’s own metrics. */
    range: {
      /** In the unit that is shown. */
      least: number;
      /** In the unit that is shown. */
      most: number;
    } | null;
    source: string;
    state: 'under' | 'usual' | 'over' | 'unknown';
    /** As the user chose to see it; empty for what is counted. */
    unit: string;
    /** Those to choose from; empty where there is but one. */
    units: string[];
    usual: UsualRange | null;
    /** In the unit that is shown. */
    value: number;
  }[];
};
export type ReadingSources = {
  /** The one that told last comes first. */
  items: {
    device: string;
    lastAt: string;
    metrics: {
      label: string;
      metric: string;
    }[];
    origin: 'told' | 'device' | 'live' | 'import' | 'sample';
    readings: number;
    source: string;
  }[];
  /** What more than one source tells of. */
  shared: {
    label: string;
    metric: string;
    /** The one that counts first comes first. */
    series: {
      device: string;
      id: number;
      origin: 'told' | 'device' | 'live' | 'import' | 'sample';
      readings: number;
      source: string;
    }[];
  }[];
};
export type PrioritiseSources = {
  series: number[];
};
export type ReadingSummary = {
  /** One for each metric, the one measured last first. */
  items: {
    at: string;
    decimals: number;
    isSample: boolean;
    label: string;
    metric: string;
    /** As the user chose to see it; empty for what is counted. */
    unit: string;
    /** The latest; of what adds up, such as water, the sum. */
    value: number;
  }[];
};
