import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    removeSampleData: build.mutation<RemoveSampleDataApiResponse, RemoveSampleDataApiArg>({
      query: () => ({ url: `/api/sample-data`, method: 'DELETE' }),
    }),
    getSampleData: build.query<GetSampleDataApiResponse, GetSampleDataApiArg>({
      query: () => ({ url: `/api/sample-data` }),
    }),
    addSampleData: build.mutation<AddSampleDataApiResponse, AddSampleDataApiArg>({
      query: (queryArg) => ({ url: `/api/sample-data`, method: 'POST', body: queryArg.addSampleData }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as samplesGenerated };
export type RemoveSampleDataApiResponse = /** status 200  */ SampleData;
export type RemoveSampleDataApiArg = void;
export type GetSampleDataApiResponse = /** status 200  */ SampleData;
export type GetSampleDataApiArg = void;
export type AddSampleDataApiResponse = /** status 201  */ SampleData;
export type AddSampleDataApiArg = {
  addSampleData: AddSampleData;
};
export type SampleData = {
  /** Of the sample home, where that is the home. */
  devices: number;
  memories: number;
  moodEntries: number;
  readings: number;
  reminders: number;
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
export type AddSampleData = {};
