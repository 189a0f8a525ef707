import { moodGenerated, type MoodEntryPage } from '../../../api/generated/mood.gen';

export type {
  CreateMoodEntry,
  MoodCalendar,
  MoodEntry,
  MoodEntryList,
  MoodStatistics,
  MoodTagGroups,
  MoodWords,
  ReplaceMoodTags,
} from '../../../api/generated/mood.gen';

const PAGE_SIZE = 10;

const tagged = moodGenerated.enhanceEndpoints({
  addTagTypes: ['MoodEntry', 'MoodTag', 'MoodWord', 'Reading', 'Home'],
  endpoints: {
    listMoodEntries: { providesTags: ['MoodEntry'] },
    getMoodCalendar: { providesTags: ['MoodEntry'] },
    getMoodStatistics: { providesTags: ['MoodEntry', 'MoodTag'] },
    getMoodSupport: { providesTags: ['MoodEntry'] },
    getMoodAround: { providesTags: ['Reading', 'Home'] },
    listMoodTags: { providesTags: ['MoodTag'] },
    listMoodWords: { providesTags: ['MoodWord'] },
    replaceMoodTags: { invalidatesTags: ['MoodTag', 'MoodEntry'] },
    replaceMoodWords: { invalidatesTags: ['MoodWord'] },
    createMoodEntry: { invalidatesTags: ['MoodEntry', 'MoodTag', 'MoodWord'] },
    editMoodEntry: { invalidatesTags: ['MoodEntry', 'MoodTag', 'MoodWord'] },
    deleteMoodEntry: { invalidatesTags: ['MoodEntry'] },
    restoreMoodEntry: { invalidatesTags: ['MoodEntry'] },
  },
});

export const moodApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** `listLatestMoodEntries`, page after page: the generator knows no infinite queries. */
    moodEntryPages: build.infiniteQuery<MoodEntryPage, { withNote: boolean }, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ queryArg: { withNote }, pageParam }) => ({
        url: '/api/mood-entries/latest',
        params: { limit: PAGE_SIZE, withNote: withNote || undefined, cursor: pageParam ?? undefined },
      }),
      providesTags: ['MoodEntry'],
    }),
  }),
});

export const {
  useListMoodEntriesQuery,
  useMoodEntryPagesInfiniteQuery,
  useGetMoodCalendarQuery,
  useGetMoodStatisticsQuery,
  useGetMoodSupportQuery,
  useGetMoodAroundQuery,
  useListMoodTagsQuery,
  useListMoodWordsQuery,
  useReplaceMoodTagsMutation,
  useReplaceMoodWordsMutation,
  useCreateMoodEntryMutation,
  useEditMoodEntryMutation,
  useDeleteMoodEntryMutation,
  useRestoreMoodEntryMutation,
} = moodApi;
