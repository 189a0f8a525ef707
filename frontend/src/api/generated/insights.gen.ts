import type {
  Comparison,
  CreateExploreView,
  ExperimentList,
  ExperimentPlan,
  ExploreView,
  ExploreViews,
  ExploredSeries,
  Finding,
  FindingDays,
  FindingList,
  JudgeFinding,
  SetFindingLags,
  StartExperiment,
} from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listExperiments: build.query<ListExperimentsApiResponse, ListExperimentsApiArg>({
      query: () => ({ url: `/api/experiments` }),
    }),
    startExperiment: build.mutation<StartExperimentApiResponse, StartExperimentApiArg>({
      query: (queryArg) => ({ url: `/api/experiments`, method: 'POST', body: queryArg.startExperiment }),
    }),
    planExperiment: build.query<PlanExperimentApiResponse, PlanExperimentApiArg>({
      query: (queryArg) => ({
        url: `/api/experiments/plan`,
        params: {
          outcome: queryArg.outcome,
          weeks: queryArg.weeks,
        },
      }),
    }),
    deleteExperiment: build.mutation<DeleteExperimentApiResponse, DeleteExperimentApiArg>({
      query: (queryArg) => ({
        url: `/api/experiments/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    stopExperiment: build.mutation<StopExperimentApiResponse, StopExperimentApiArg>({
      query: (queryArg) => ({
        url: `/api/experiments/${encodeURIComponent(String(queryArg.id))}/stop`,
        method: 'POST',
      }),
    }),
    compareSeries: build.query<CompareSeriesApiResponse, CompareSeriesApiArg>({
      query: (queryArg) => ({
        url: `/api/explore/comparison`,
        params: {
          x: queryArg.x,
          y: queryArg.y,
          from: queryArg['from'],
          before: queryArg.before,
          lag: queryArg.lag,
        },
      }),
    }),
    listExploredSeries: build.query<ListExploredSeriesApiResponse, ListExploredSeriesApiArg>({
      query: () => ({ url: `/api/explore/series` }),
    }),
    listExploreViews: build.query<ListExploreViewsApiResponse, ListExploreViewsApiArg>({
      query: () => ({ url: `/api/explore/views` }),
    }),
    createExploreView: build.mutation<CreateExploreViewApiResponse, CreateExploreViewApiArg>({
      query: (queryArg) => ({ url: `/api/explore/views`, method: 'POST', body: queryArg.createExploreView }),
    }),
    deleteExploreView: build.mutation<DeleteExploreViewApiResponse, DeleteExploreViewApiArg>({
      query: (queryArg) => ({
        url: `/api/explore/views/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listFindings: build.query<ListFindingsApiResponse, ListFindingsApiArg>({
      query: () => ({ url: `/api/findings` }),
    }),
    checkFindings: build.mutation<CheckFindingsApiResponse, CheckFindingsApiArg>({
      query: () => ({ url: `/api/findings/check`, method: 'POST' }),
    }),
    setFindingLags: build.mutation<SetFindingLagsApiResponse, SetFindingLagsApiArg>({
      query: (queryArg) => ({ url: `/api/findings/lags`, method: 'PUT', body: queryArg.setFindingLags }),
    }),
    judgeFinding: build.mutation<JudgeFindingApiResponse, JudgeFindingApiArg>({
      query: (queryArg) => ({
        url: `/api/findings/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.judgeFinding,
      }),
    }),
    getFindingDays: build.query<GetFindingDaysApiResponse, GetFindingDaysApiArg>({
      query: (queryArg) => ({ url: `/api/findings/${encodeURIComponent(String(queryArg.id))}/days` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as insightsGenerated };
export type ListExperimentsApiResponse = /** status 200  */ ExperimentList;
export type ListExperimentsApiArg = void;
export type StartExperimentApiResponse = /** status 201  */ ExperimentList;
export type StartExperimentApiArg = {
  startExperiment: StartExperiment;
};
export type PlanExperimentApiResponse = /** status 200  */ ExperimentPlan;
export type PlanExperimentApiArg = {
  outcome: string;
  weeks?: number;
};
export type DeleteExperimentApiResponse = unknown;
export type DeleteExperimentApiArg = {
  id: string;
};
export type StopExperimentApiResponse = /** status 200  */ ExperimentList;
export type StopExperimentApiArg = {
  id: string;
};
export type CompareSeriesApiResponse = /** status 200  */ Comparison;
export type CompareSeriesApiArg = {
  x: string;
  y: string;
  from: string;
  before: string;
  lag?: number;
};
export type ListExploredSeriesApiResponse = /** status 200  */ ExploredSeries;
export type ListExploredSeriesApiArg = void;
export type ListExploreViewsApiResponse = /** status 200  */ ExploreViews;
export type ListExploreViewsApiArg = void;
export type CreateExploreViewApiResponse = /** status 201  */ ExploreView;
export type CreateExploreViewApiArg = {
  createExploreView: CreateExploreView;
};
export type DeleteExploreViewApiResponse = unknown;
export type DeleteExploreViewApiArg = {
  id: string;
};
export type ListFindingsApiResponse = /** status 200  */ FindingList;
export type ListFindingsApiArg = void;
export type CheckFindingsApiResponse = /** status 200  */ FindingList;
export type CheckFindingsApiArg = void;
export type SetFindingLagsApiResponse = /** status 200  */ FindingList;
export type SetFindingLagsApiArg = {
  setFindingLags: SetFindingLags;
};
export type JudgeFindingApiResponse = /** status 200  */ Finding;
export type JudgeFindingApiArg = {
  id: string;
  judgeFinding: JudgeFinding;
};
export type GetFindingDaysApiResponse = /** status 200  */ FindingDays;
export type GetFindingDaysApiArg = {
  id: string;
};
export type {
  Comparison,
  CreateExploreView,
  Experiment,
  ExperimentList,
  ExperimentPlan,
  ExploreView,
  ExploreViews,
  ExploredSeries,
  Finding,
  FindingDays,
  FindingList,
  JudgeFinding,
  NamedSeries,
  Problem,
  SetFindingLags,
  StartExperiment,
} from './schemas.gen';
