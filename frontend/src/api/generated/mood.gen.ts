import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    exportMoodEntries: build.query<ExportMoodEntriesApiResponse, ExportMoodEntriesApiArg>({
      query: (queryArg) => ({
        url: `/api/exports/mood-entries`,
        params: {
          format: queryArg.format,
        },
      }),
    }),
    listMoodEntries: build.query<ListMoodEntriesApiResponse, ListMoodEntriesApiArg>({
      query: (queryArg) => ({
        url: `/api/mood-entries`,
        params: {
          from: queryArg['from'],
          before: queryArg.before,
        },
      }),
    }),
    createMoodEntry: build.mutation<CreateMoodEntryApiResponse, CreateMoodEntryApiArg>({
      query: (queryArg) => ({ url: `/api/mood-entries`, method: 'POST', body: queryArg.createMoodEntry }),
    }),
    getMoodAround: build.query<GetMoodAroundApiResponse, GetMoodAroundApiArg>({
      query: (queryArg) => ({
        url: `/api/mood-entries/around`,
        params: {
          at: queryArg.at,
        },
      }),
    }),
    getMoodCalendar: build.query<GetMoodCalendarApiResponse, GetMoodCalendarApiArg>({
      query: (queryArg) => ({
        url: `/api/mood-entries/calendar`,
        params: {
          from: queryArg['from'],
          before: queryArg.before,
        },
      }),
    }),
    listLatestMoodEntries: build.query<ListLatestMoodEntriesApiResponse, ListLatestMoodEntriesApiArg>({
      query: (queryArg) => ({
        url: `/api/mood-entries/latest`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          withNote: queryArg.withNote,
        },
      }),
    }),
    getMoodStatistics: build.query<GetMoodStatisticsApiResponse, GetMoodStatisticsApiArg>({
      query: (queryArg) => ({
        url: `/api/mood-entries/statistics`,
        params: {
          from: queryArg['from'],
          before: queryArg.before,
        },
      }),
    }),
    getMoodSupport: build.query<GetMoodSupportApiResponse, GetMoodSupportApiArg>({
      query: () => ({ url: `/api/mood-entries/support` }),
    }),
    deleteMoodEntry: build.mutation<DeleteMoodEntryApiResponse, DeleteMoodEntryApiArg>({
      query: (queryArg) => ({
        url: `/api/mood-entries/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    editMoodEntry: build.mutation<EditMoodEntryApiResponse, EditMoodEntryApiArg>({
      query: (queryArg) => ({
        url: `/api/mood-entries/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.editMoodEntry,
      }),
    }),
    restoreMoodEntry: build.mutation<RestoreMoodEntryApiResponse, RestoreMoodEntryApiArg>({
      query: (queryArg) => ({
        url: `/api/mood-entries/${encodeURIComponent(String(queryArg.id))}/restore`,
        method: 'POST',
      }),
    }),
    listMoodTags: build.query<ListMoodTagsApiResponse, ListMoodTagsApiArg>({
      query: () => ({ url: `/api/mood-tags` }),
    }),
    replaceMoodTags: build.mutation<ReplaceMoodTagsApiResponse, ReplaceMoodTagsApiArg>({
      query: (queryArg) => ({ url: `/api/mood-tags`, method: 'PUT', body: queryArg.replaceMoodTags }),
    }),
    listMoodWords: build.query<ListMoodWordsApiResponse, ListMoodWordsApiArg>({
      query: () => ({ url: `/api/mood-words` }),
    }),
    replaceMoodWords: build.mutation<ReplaceMoodWordsApiResponse, ReplaceMoodWordsApiArg>({
      query: (queryArg) => ({ url: `/api/mood-words`, method: 'PUT', body: queryArg.replaceMoodWords }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as moodGenerated };
export type ExportMoodEntriesApiResponse = /** status 200  */ Blob;
export type ExportMoodEntriesApiArg = {
  format: 'csv' | 'json' | 'md';
};
export type ListMoodEntriesApiResponse = /** status 200  */ MoodEntryList;
export type ListMoodEntriesApiArg = {
  from: string;
  before: string;
};
export type CreateMoodEntryApiResponse = /** status 201  */ MoodEntry;
export type CreateMoodEntryApiArg = {
  createMoodEntry: CreateMoodEntry;
};
export type GetMoodAroundApiResponse = /** status 200  */ MoodAroundList;
export type GetMoodAroundApiArg = {
  /** Now, where it is left out. */
  at?: string;
};
export type GetMoodCalendarApiResponse = /** status 200  */ MoodCalendar;
export type GetMoodCalendarApiArg = {
  from: string;
  before: string;
};
export type ListLatestMoodEntriesApiResponse = /** status 200  */ MoodEntryPage;
export type ListLatestMoodEntriesApiArg = {
  limit?: number;
  cursor?: string;
  /** Only those with a note. */
  withNote?: string;
};
export type GetMoodStatisticsApiResponse = /** status 200  */ MoodStatistics;
export type GetMoodStatisticsApiArg = {
  from: string;
  before: string;
};
export type GetMoodSupportApiResponse = /** status 200  */ MoodSupport;
export type GetMoodSupportApiArg = void;
export type DeleteMoodEntryApiResponse = unknown;
export type DeleteMoodEntryApiArg = {
  id: string;
};
export type EditMoodEntryApiResponse = /** status 200  */ MoodEntry;
export type EditMoodEntryApiArg = {
  id: string;
  editMoodEntry: EditMoodEntry;
};
export type RestoreMoodEntryApiResponse = /** status 200  */ MoodEntry;
export type RestoreMoodEntryApiArg = {
  id: string;
};
export type ListMoodTagsApiResponse = /** status 200  */ MoodTagGroups;
export type ListMoodTagsApiArg = void;
export type ReplaceMoodTagsApiResponse = /** status 200  */ MoodTagGroups;
export type ReplaceMoodTagsApiArg = {
  replaceMoodTags: ReplaceMoodTags;
};
export type ListMoodWordsApiResponse = /** status 200  */ MoodWords;
export type ListMoodWordsApiArg = void;
export type ReplaceMoodWordsApiResponse = /** status 200  */ MoodWords;
export type ReplaceMoodWordsApiArg = {
  replaceMoodWords: ReplaceMoodWords;
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
export type MoodAround = {
  /** It is from the sample data. */
  isSample: boolean;
  kind: 'body' | 'home';
  label: string;
  value: string;
};
export type NamedMoodTag = {
  group: string;
  name: string;
};
export type CreateMoodEntry = {
  around?: MoodAround[];
  /** When it was so; now, where it is left out. */
  at?: string;
  /** From 1, none, to 5, full. */
  energy?: number | null;
  /** Chosen by the sender, and the entry’s id: sent again, it makes no second one. */
  idempotencyKey: string;
  /** 1 awful, 2 bad, 3 okay, 4 good, 5 great. */
  mood: number;
  note?: string | null;
  /** From 1, none, to 5, high. */
  stress?: number | null;
  tags?: NamedMoodTag[];
  word?: string | null;
};
export type MoodAroundList = {
  items: MoodAround[];
};
export type MoodCalendar = {
  /** Days with an entry, the first one first. */
  items: {
    count: number;
    /** Such as 2026-03-12, of the user’s calendar. */
    day: string;
    /** All of its entries are sample data. */
    isSample: boolean;
    /** Of its entries, from 1 to 5. */
    mean: number;
  }[];
};
export type MoodEntryPage = {
  /** The newest first. */
  items: MoodEntry[];
  nextCursor: string | null;
};
export type MoodStatistics = {
  /** With an entry. */
  days: number;
  entries: number;
  /** By the clock on the wall where the user is now. */
  hours: {
    count: number;
    /** The first of two hours of the day: 0, 2, 4 to 22. */
    hour: number;
    /** Of its entries, from 1 to 5. */
    mean: number;
    /** From 0 on Mondays to 6 on Sundays. */
    weekday: number;
  }[];
  /** What a tag needs, with and without it, for its effect. */
  minDays: number;
  sampleEntries: number;
  /** The most better days first; those with too few days last. */
  tags: {
    /** With the tag. */
    days: number;
    /** Null: there are too few days yet. */
    effect: {
      /** Mean of days with the tag less that of days without, in steps of the scale. */
      difference: number;
      high: number;
      low: number;
      /** The interval holds 0. */
      mayBeNothing: boolean;
    } | null;
    group: string;
    id: string;
    name: string;
  }[];
};
export type MoodSupport = {
  /** Whom to call; null unless three entries of the last seven days are the lowest. */
  contacts: string | null;
};
export type EditMoodEntry = {
  around?: MoodAround[];
  /** When it was so; now, where it is left out. */
  at?: string;
  /** From 1, none, to 5, full. */
  energy?: number | null;
  /** 1 awful, 2 bad, 3 okay, 4 good, 5 great. */
  mood?: number;
  note?: string | null;
  /** From 1, none, to 5, high. */
  stress?: number | null;
  tags?: NamedMoodTag[];
  word?: string | null;
};
export type MoodTagGroups = {
  /** In their order, what is archived last. */
  items: {
    /** Null of a group that is offered and not kept yet. */
    id: string | null;
    isArchived: boolean;
    name: string;
    tags: {
      id: string | null;
      isArchived: boolean;
      name: string;
    }[];
  }[];
};
export type ReplaceMoodTags = {
  items: {
    /** Of one that is kept; without it a new one is made. */
    id?: string | null;
    name: string;
    tags: {
      /** Of one that is kept; without it a new one is made. */
      id?: string | null;
      name: string;
    }[];
  }[];
};
export type MoodWords = {
  items: {
    /** 1 awful, 2 bad, 3 okay, 4 good, 5 great. */
    mood: number;
    word: string;
  }[];
};
export type ReplaceMoodWords = {
  items: {
    /** 1 awful, 2 bad, 3 okay, 4 good, 5 great. */
    mood: number;
    word: string;
  }[];
};
