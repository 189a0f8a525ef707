import { moodGenerated } from './generated/mood.gen';

export type { MoodEntryList } from './generated/mood.gen';

const moodApi = moodGenerated.enhanceEndpoints({
  addTagTypes: ['MoodEntry'],
  endpoints: { listMoodEntries: { providesTags: ['MoodEntry'] } },
});

export const { useListMoodEntriesQuery } = moodApi;
