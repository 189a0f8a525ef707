import { briefsGenerated } from '../../../api/generated/briefs.gen';

export type { Brief, BriefLine } from '../../../api/generated/briefs.gen';

/** Whatever a line may rest on. */
const PARTS = ['Reading', 'MoodEntry', 'Reminder', 'Memory', 'Finding', 'SampleData'] as const;

const briefsApi = briefsGenerated.enhanceEndpoints({
  addTagTypes: ['Brief', ...PARTS],
  endpoints: {
    getBrief: { providesTags: ['Brief', ...PARTS] },
    hideBriefLine: { invalidatesTags: ['Brief'] },
    showBriefLines: { invalidatesTags: ['Brief'] },
  },
});

export const { useGetBriefQuery, useHideBriefLineMutation, useShowBriefLinesMutation } = briefsApi;
