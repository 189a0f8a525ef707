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
export type NamedSeries = {
  decimals: number;
  domain: 'body' | 'mood' | 'memory' | 'home';
  /** Such as body:resting-heart-rate. */
  key: string;
  title: string;
  unit: string;
};
export type Experiment = {
  action: string;
  assumption: string;
  /** Which day of it today is, from 1 on; 0 before, its length afterwards. */
  day: number;
  /** What the outcome was, where it is known. */
  days: {
    arm: 'A' | 'B';
    day: string;
    value: number | null;
  }[];
  halfWidth: number;
  id: string;
  isSample: boolean;
  lag: number;
  outcome: NamedSeries;
  /** A days less B days; null with fewer than five whole pairs of days. */
  result: {
    difference: number;
    high: number;
    /** Of the 90 % interval. */
    low: number;
    p: number;
    pairs: number;
  } | null;
  /** How it stands, with its uncertainty. */
  sentence: string;
  startsOn: string;
  state: 'planned' | 'running' | 'ended' | 'stopped';
};
export type ExperimentList = {
  items: Experiment[];
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
export type StartExperiment = {
  action: string;
  lag?: number;
  outcome: string;
  /** How long: two weeks or four. */
  weeks?: 2 | 4;
};
export type ExperimentPlan = {
  assumption: string;
  days: number;
  /** Half of the 90 % interval that is likely, in the unit of the outcome. */
  halfWidth: number;
  outcome: NamedSeries;
  /** What so long an experiment can show. */
  sentence: string;
};
export type Comparison = {
  /** The period of the same length before. */
  before: {
    before: string;
    from: string;
    x: {
      mean: number;
      n: number;
    } | null;
    y: {
      mean: number;
      n: number;
    } | null;
  };
  /** All days with either, without a delay, oldest first. */
  days: {
    day: string;
    x: number | null;
    y: number | null;
  }[];
  /** Days with the tag less days without, with a 95 % interval; null with under 10 of either. */
  difference: {
    difference: number;
    high: number;
    low: number;
    mayBeNothing: boolean;
  } | null;
  /** The mean of y by the clock; none of what has only one value a day. */
  hours: {
    hour: number;
    mean: number;
    n: number;
  }[];
  /** None of a series of yes and no. */
  lags: {
    /** As far from 0 as 19 of 20 such correlations are by chance. */
    chance: number;
    lag: number;
    n: number;
    /** Rank correlation of what is new: weekday, trend and yesterday taken out. */
    r: number;
  }[];
  /** Through the paired days, with a 95 % interval of its slope. */
  line: {
    high: number;
    intercept: number;
    low: number;
    slope: number;
  } | null;
  /** Days that have both, the delay apart. */
  n: number;
  now: {
    x: {
      mean: number;
      n: number;
    } | null;
    y: {
      mean: number;
      n: number;
    } | null;
  };
  sentence: string;
  /** From 0 on Mondays: the mean of y, and the slope or difference on these days. */
  weekdays: {
    effect: {
      difference: number;
      high: number;
      low: number;
      mayBeNothing: boolean;
    } | null;
    mean: number;
    n: number;
    weekday: number;
  }[];
  x: {
    decimals: number;
    domain: 'body' | 'mood' | 'memory' | 'home';
    isSample: boolean;
    isYesNo: boolean;
    /** Such as body:resting-heart-rate. */
    key: string;
    title: string;
    unit: string;
  };
  y: {
    decimals: number;
    domain: 'body' | 'mood' | 'memory' | 'home';
    isSample: boolean;
    isYesNo: boolean;
    /** Such as body:resting-heart-rate. */
    key: string;
    title: string;
    unit: string;
  };
};
export type ExploredSeries = {
  items: {
    /** That have a value. */
    days: number;
    decimals: number;
    domain: 'body' | 'mood' | 'memory' | 'home';
    isOutcome: boolean;
    isSample: boolean;
    isYesNo: boolean;
    /** Such as body:resting-heart-rate. */
    key: string;
    title: string;
    unit: string;
  }[];
};
export type ExploreView = {
  address: string;
  createdAt: string;
  id: string;
  name: string;
};
export type ExploreViews = {
  items: ExploreView[];
};
export type CreateExploreView = {
  address: string;
  name: string;
};
export type Finding = {
  /** How likely it is chance, in a sentence. */
  chance: string | null;
  /** Around that day; of an unusual day, what was usual and what it was. */
  change: {
    after: number;
    before: number;
    day: string;
  } | null;
  /** After high days less after low ones, with a 95 % interval. */
  effect: {
    difference: number;
    high: number | null;
    low: number | null;
    unit: string;
  } | null;
  foundAt: string;
  id: string;
  /** The last check found it as well. */
  isHolding: boolean;
  isNew: boolean;
  isSample: boolean;
  kind: 'association' | 'change' | 'unusual';
  /** Days from the first series to the second. */
  lag: number | null;
  lagWords: string | null;
  /** Days it rests on. */
  n: number | null;
  sentence: string;
  /** Of an association the one that comes first, then the other. */
  series: NamedSeries[];
  verdict: ('agree' | 'disagree' | 'hidden') | null;
};
export type FindingList = {
  check: {
    lags: number[];
    minDays: number;
    /** The most days that any two series have both. */
    mostDays: number;
    pairs: number;
    /** Null: not yet. */
    ranAt: string | null;
    /** Series that get no findings by themselves, and why. */
    refused: {
      title: string;
      why: 'few_days' | 'yes_no' | 'mostly_one_value' | 'step' | 'not_white';
    }[];
    tests: number;
    waiting: {
      days: number;
      title: string;
    }[];
  };
  /** Newest first. */
  items: Finding[];
};
export type SetFindingLags = {
  lags: number[];
};
export type JudgeFinding = {
  verdict: ('agree' | 'disagree' | 'hidden') | null;
};
export type FindingDays = {
  /** Oldest first. */
  days: {
    /** Of the last series. */
    day: string;
    /** Of x; of a change: before, and after. */
    group: 'low' | 'middle' | 'high';
    /** What the first series was, the delay before. */
    x: number | null;
    y: number;
  }[];
  series: NamedSeries[];
};
