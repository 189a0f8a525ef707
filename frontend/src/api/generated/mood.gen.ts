import type { MoodEntryList } from './schemas.gen';
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
export type { MoodEntryList, Problem } from './schemas.gen';
