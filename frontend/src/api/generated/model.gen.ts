import type {
  CustomModel,
  CustomModelTest,
  ModelList,
  ModelStatus,
  ModelUsage,
  SaveCustomModel,
  TestCustomModel,
} from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getModel: build.query<GetModelApiResponse, GetModelApiArg>({
      query: () => ({ url: `/api/model` }),
    }),
    removeCustomModel: build.mutation<RemoveCustomModelApiResponse, RemoveCustomModelApiArg>({
      query: () => ({ url: `/api/model/custom`, method: 'DELETE' }),
    }),
    saveCustomModel: build.mutation<SaveCustomModelApiResponse, SaveCustomModelApiArg>({
      query: (queryArg) => ({ url: `/api/model/custom`, method: 'PUT', body: queryArg.saveCustomModel }),
    }),
    testCustomModel: build.mutation<TestCustomModelApiResponse, TestCustomModelApiArg>({
      query: (queryArg) => ({
        url: `/api/model/custom/test`,
        method: 'POST',
        body: queryArg.testCustomModel,
      }),
    }),
    listModels: build.query<ListModelsApiResponse, ListModelsApiArg>({
      query: () => ({ url: `/api/model/models` }),
    }),
    getModelUsage: build.query<GetModelUsageApiResponse, GetModelUsageApiArg>({
      query: () => ({ url: `/api/model/usage` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as modelGenerated };
export type GetModelApiResponse = /** status 200  */ ModelStatus;
export type GetModelApiArg = void;
export type RemoveCustomModelApiResponse = unknown;
export type RemoveCustomModelApiArg = void;
export type SaveCustomModelApiResponse = /** status 200  */ CustomModel;
export type SaveCustomModelApiArg = {
  saveCustomModel: SaveCustomModel;
};
export type TestCustomModelApiResponse = /** status 200  */ CustomModelTest;
export type TestCustomModelApiArg = {
  testCustomModel: TestCustomModel;
};
export type ListModelsApiResponse = /** status 200  */ ModelList;
export type ListModelsApiArg = void;
export type GetModelUsageApiResponse = /** status 200  */ ModelUsage;
export type GetModelUsageApiArg = void;
export type {
  CustomModel,
  CustomModelTest,
  ModelList,
  ModelStatus,
  ModelUsage,
  Problem,
  SaveCustomModel,
  TestCustomModel,
} from './schemas.gen';
