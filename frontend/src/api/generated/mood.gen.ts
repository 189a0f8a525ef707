import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMoodEntries: build.query<ListMoodEntriesApiResponse, ListMoodEntriesApiArg>({
      query: (queryArg) => ({
        url: `/api/mood-entries`,
        params: {
          from: queryArg['from'],
          before: queryArg.before,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as moodGenerated };
export type ListMoodEntriesApiResponse = /** status 200  */ MoodEntryList;
export type ListMoodEntriesApiArg = {
  from: string;
  before: string;
};
export type MoodEntryList = {
  /** The oldest first. */
  items: {
    at: string;
    id: string;
    /** 1 awful, 2 bad, 3 okay, 4 good, 5 great. */
    mood: number;
    /** As it was said. */
    word: string | null;
  }[];
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
