import type {
  ModelList,
  ModelStatus,
  OwnModel,
  OwnModelTest,
  SaveOwnModel,
  TestOwnModel,
} from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getModel: build.query<GetModelApiResponse, GetModelApiArg>({
      query: () => ({ url: `/api/model` }),
    }),
    listModels: build.query<ListModelsApiResponse, ListModelsApiArg>({
      query: () => ({ url: `/api/model/models` }),
    }),
    removeOwnModel: build.mutation<RemoveOwnModelApiResponse, RemoveOwnModelApiArg>({
      query: () => ({ url: `/api/model/own`, method: 'DELETE' }),
    }),
    saveOwnModel: build.mutation<SaveOwnModelApiResponse, SaveOwnModelApiArg>({
      query: (queryArg) => ({ url: `/api/model/own`, method: 'PUT', body: queryArg.saveOwnModel }),
    }),
    testOwnModel: build.mutation<TestOwnModelApiResponse, TestOwnModelApiArg>({
      query: (queryArg) => ({ url: `/api/model/own/test`, method: 'POST', body: queryArg.testOwnModel }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as modelGenerated };
export type GetModelApiResponse = /** status 200  */ ModelStatus;
export type GetModelApiArg = void;
export type ListModelsApiResponse = /** status 200  */ ModelList;
export type ListModelsApiArg = void;
export type RemoveOwnModelApiResponse = unknown;
export type RemoveOwnModelApiArg = void;
export type SaveOwnModelApiResponse = /** status 200  */ OwnModel;
export type SaveOwnModelApiArg = {
  saveOwnModel: SaveOwnModel;
};
export type TestOwnModelApiResponse = /** status 200  */ OwnModelTest;
export type TestOwnModelApiArg = {
  testOwnModel: TestOwnModel;
};
export type {
  ModelList,
  ModelStatus,
  OwnModel,
  OwnModelTest,
  Problem,
  SaveOwnModel,
  TestOwnModel,
} from './schemas.gen';
