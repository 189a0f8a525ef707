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
export type NamedSeries = {
  decimals: number;
  domain: 'body' | 'mood' | 'memory' | 'home';
  /** Such as body:resting-heart-rate. */
  key: string;
  title: string;
  unit: string;
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
export type Home = {
  areas: {
    aliases: string[];
    floor: string | null;
    id: string;
    name: string;
  }[];
  entityCount: number;
  floors: {
    aliases: string[];
    id: string;
    name: string;
  }[];
  /** The flat that comes with the product. */
  isSample: boolean;
};
export type TodayLayout = {
  /** The first steps were sent away, or asked for again; null: neither. */
  areStepsClosed: boolean | null;
  /** Every card there is, in its order. */
  cards: {
    card:
      | 'brief'
      | 'due'
      | 'mood_check_in'
      | 'confirm'
      | 'on_this_day'
      | 'finding'
      | 'body'
      | 'mood'
      | 'home'
      | 'memory'
      | 'devices'
      | 'recent';
    isHidden: boolean;
    /** Columns it takes, where there are as many. */
    width: 1 | 2;
  }[];
  /** By the person; else as it comes. */
  isArranged: boolean;
  skippedSteps: ('tell' | 'feel' | 'bring' | 'connect')[];
};
export type MoodEntry = {
  around: {
    /** It is from the sample data. */
    isSample: boolean;
    kind: 'body' | 'home';
    label: string;
    value: string;
  }[];
  at: string;
  /** From 1, none, to 5, full. */
  energy: number | null;
  id: string;
  isSample: boolean;
  /** 1 awful, 2 bad, 3 okay, 4 good, 5 great. */
  mood: number;
  note: string | null;
  /** When it was told. */
  recordedAt: string;
  /** From 1, none, to 5, high. */
  stress: number | null;
  tags: {
    group: string;
    name: string;
  }[];
  /** As it was said. */
  word: string | null;
};
export type MoodEntryList = {
  /** The oldest first. */
  items: MoodEntry[];
};
export type MemoryKind =
  'note' | 'fact' | 'preference' | 'event' | 'person' | 'place' | 'document' | 'conversation' | 'reading';
export type Memory = {
  /** Who said it, when it was not the owner. */
  author: string | null;
  /** Its id where it came from. */
  externalId: string | null;
  happenedAt: string | null;
  /** The text leaves the year or the week open, and its tense told which is meant. */
  happenedAtIsInferred: boolean;
  id: string;
  /** 1 low, 2 normal, 3 high */
  importance: number;
  kind: MemoryKind;
  /** Kept at the top of the list since then. */
  pinnedAt: string | null;
  recordedAt: string;
  /** The place in the thread. */
  seq: number | null;
  source: {
    conversationId: string | null;
    importId: string | null;
    kind: 'form' | 'paste' | 'message' | 'import' | 'sample';
    messageId: string | null;
    quote: string | null;
  };
  status: 'active' | 'suggested' | 'superseded' | 'archived';
  /** What the twin would tag it with. */
  suggestedTags: string[];
  /** Since when this no longer holds. */
  supersededAt: string | null;
  /** What holds instead. */
  supersededById: string | null;
  tags: string[];
  text: string;
  /** What was said together. */
  thread: string | null;
  updatedAt: string;
  version: number;
};
export type MemoryOfThisDay = {
  memory: Memory;
  /** To the day; 12 is a year. */
  monthsAgo: number;
};
export type OnThisDay = {
  items: MemoryOfThisDay[];
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
export type MemoryConflict = {
  foundAt: string;
  id: string;
  kind: 'same' | 'alike' | 'changed' | 'contrary';
  newer: Memory;
  older: Memory;
  /** One sentence for a person. */
  why: string;
};
export type ReviewConflict = {
  conflict: MemoryConflict;
  kind: 'conflict';
};
export type ReviewProposal = {
  kind: 'proposal';
  memory: Memory;
};
export type ReviewSuggestion = {
  kind: 'suggestion';
  memory: Memory;
  suggestedKind: MemoryKind | null;
  tags: string[];
};
export type TotalIs = 'exact' | 'about' | 'over';
export type MemoryReview = {
  /** What waits first. What is decided leaves, so there are no pages. */
  items: (ReviewConflict | ReviewProposal | ReviewSuggestion)[];
  total: number;
  totalIs: TotalIs;
  /** The newest that are kept but took too long to read; told until the user has seen it. */
  unread: Memory[];
};
export type SampleData = {
  /** Of the sample home, where that is the home. */
  devices: number;
  memories: number;
  moodEntries: number;
  readings: number;
  reminders: number;
};
export type TodayOverview = {
  devices: {
    /** Those that are heard as often as they should be. */
    inTime: number;
    total: number;
    troubled: {
      id: string;
      name: string;
      status: 'silent' | 'offline';
    }[];
  };
  /** The newest that still holds and was not hidden. */
  finding: Finding | null;
  /** The last mood that was told is the person’s own. */
  hasMood: boolean;
  home: Home;
  layout: TodayLayout;
  moods: MoodEntryList;
  onThisDay: OnThisDay;
  readings: ReadingSummary;
  review: MemoryReview;
  sample: SampleData;
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
export type TodayCard = {
  card:
    | 'brief'
    | 'due'
    | 'mood_check_in'
    | 'confirm'
    | 'on_this_day'
    | 'finding'
    | 'body'
    | 'mood'
    | 'home'
    | 'memory'
    | 'devices'
    | 'recent';
  isHidden: boolean;
  /** Columns it takes, where there are as many. */
  width: 1 | 2;
};
export type ArrangeToday = {
  cards: TodayCard[];
};
export type UpdateFirstSteps = {
  isClosed?: boolean;
  skipped?: ('tell' | 'feel' | 'bring' | 'connect')[];
};
