import { daysGenerated } from '../../../api/generated/days.gen';

export type { DayEntry, DayFigure, LifeDay, SimilarDay } from '../../../api/generated/days.gen';

const tagged = daysGenerated.enhanceEndpoints({
  addTagTypes: ['Reading', 'MoodEntry', 'Memory', 'Conversation', 'Home'],
  endpoints: { getDay: { providesTags: ['Reading', 'MoodEntry', 'Memory', 'Conversation', 'Home'] } },
});

export const { useGetDayQuery } = tagged;
