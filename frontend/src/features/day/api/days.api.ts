import { daysGenerated } from '../../../api/generated/days.gen';

export type { DayEntry, DayFigure, LifeDay, SimilarDay } from '../../../api/generated/days.gen';

const tagged = daysGenerated.enhanceEndpoints({
  addTagTypes: ['Reading', 'MoodEntry', 'Memory', 'Conversation', 'Home', 'Automation'],
  endpoints: {
    getDay: {
      // What is told of one thing is told of the list of its kind, too.
      providesTags: [
        ...(['Reading', 'MoodEntry', 'Home'] as const),
        ...(['Memory', 'Conversation', 'Automation'] as const).map((type) => ({ type, id: 'LIST' })),
        { type: 'Home', id: 'ACTIVITY' },
      ],
    },
  },
});

export const { useGetDayQuery } = tagged;
