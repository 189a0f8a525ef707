import { samplesGenerated } from '../../../api/generated/samples.gen';

export type { SampleData } from '../../../api/generated/samples.gen';

const LIST = { type: 'Memory', id: 'LIST' } as const;
/** It adds to all that is shown of a life. */
const TOUCHED = ['SampleData', LIST, 'MoodEntry', 'Reading', 'Reminder', 'Home'] as const;

const sampleDataApi = samplesGenerated.enhanceEndpoints({
  addTagTypes: ['SampleData', 'Memory', 'MoodEntry', 'Reading', 'Reminder', 'Home'],
  endpoints: {
    getSampleData: { providesTags: ['SampleData'] },
    addSampleData: { invalidatesTags: [...TOUCHED] },
    removeSampleData: { invalidatesTags: [...TOUCHED] },
  },
});

export const { useGetSampleDataQuery, useAddSampleDataMutation, useRemoveSampleDataMutation } = sampleDataApi;
