import type { AddSampleData, SampleData } from './schemas.gen';
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
export type { AddSampleData, Problem, SampleData } from './schemas.gen';
