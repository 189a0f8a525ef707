import type {
  CreateMoodEntry,
  EditMoodEntry,
  MoodAroundList,
  MoodCalendar,
  MoodEntry,
  MoodEntryList,
  MoodEntryPage,
  MoodStatistics,
  MoodSupport,
  MoodTagGroups,
  MoodWords,
  ReplaceMoodTags,
  ReplaceMoodWords,
} from './schemas.gen';
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
export type {
  CreateMoodEntry,
  EditMoodEntry,
  MoodAround,
  MoodAroundList,
  MoodCalendar,
  MoodEntry,
  MoodEntryList,
  MoodEntryPage,
  MoodStatistics,
  MoodSupport,
  MoodTagGroups,
  MoodWords,
  NamedMoodTag,
  Problem,
  ReplaceMoodTags,
  ReplaceMoodWords,
} from './schemas.gen';
