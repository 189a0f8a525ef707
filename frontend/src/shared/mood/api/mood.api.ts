import { moodGenerated } from '../../../api/generated/mood.gen';

export type { MoodEntryList } from '../../../api/generated/mood.gen';

const moodApi = moodGenerated.enhanceEndpoints({
  addTagTypes: ['MoodEntry'],
  endpoints: { listMoodEntries: { providesTags: ['MoodEntry'] } },
});

export const { useListMoodEntriesQuery } = moodApi;
