import type { ArrangeToday, TodayLayout, TodayOverview, UpdateFirstSteps } from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getToday: build.query<GetTodayApiResponse, GetTodayApiArg>({
      query: (queryArg) => ({
        url: `/api/today`,
        params: {
          from: queryArg['from'],
          before: queryArg.before,
        },
      }),
    }),
    resetToday: build.mutation<ResetTodayApiResponse, ResetTodayApiArg>({
      query: () => ({ url: `/api/today/cards`, method: 'DELETE' }),
    }),
    arrangeToday: build.mutation<ArrangeTodayApiResponse, ArrangeTodayApiArg>({
      query: (queryArg) => ({ url: `/api/today/cards`, method: 'PUT', body: queryArg.arrangeToday }),
    }),
    updateFirstSteps: build.mutation<UpdateFirstStepsApiResponse, UpdateFirstStepsApiArg>({
      query: (queryArg) => ({
        url: `/api/today/first-steps`,
        method: 'PATCH',
        body: queryArg.updateFirstSteps,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as todayGenerated };
export type GetTodayApiResponse = /** status 200  */ TodayOverview;
export type GetTodayApiArg = {
  from: string;
  before: string;
};
export type ResetTodayApiResponse = /** status 200  */ TodayLayout;
export type ResetTodayApiArg = void;
export type ArrangeTodayApiResponse = /** status 200  */ TodayLayout;
export type ArrangeTodayApiArg = {
  arrangeToday: ArrangeToday;
};
export type UpdateFirstStepsApiResponse = /** status 200  */ TodayLayout;
export type UpdateFirstStepsApiArg = {
  updateFirstSteps: UpdateFirstSteps;
};
export type {
  ArrangeToday,
  Finding,
  Home,
  Memory,
  MemoryConflict,
  MemoryKind,
  MemoryOfThisDay,
  MemoryReview,
  MoodEntry,
  MoodEntryList,
  NamedSeries,
  OnThisDay,
  Problem,
  ReadingSummary,
  ReviewConflict,
  ReviewProposal,
  ReviewSuggestion,
  SampleData,
  TodayCard,
  TodayLayout,
  TodayOverview,
  TotalIs,
  UpdateFirstSteps,
} from './schemas.gen';
