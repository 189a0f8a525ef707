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
export type OwnModel = {
  /** The key itself is never told. */
  hasKey: boolean;
  /** It can’t be read any more. The model is not asked until it is entered again. */
  isKeyLost: boolean;
  name: string;
  url: string;
};
export type ModelStatus = {
  /** Whether the operator lets users name one. */
  isOwnAllowed: boolean;
  isReachable: boolean;
  /** Of this user, over the last 24 hours; tokens as the server counts them. */
  lastDay: {
    answered: number;
    /** Where the twin answered by itself after all. */
    failed: number;
    inputTokens: number;
    medianFirstMs: number | null;
    medianWholeMs: number | null;
    outputTokens: number;
  };
  /** Of the user’s own, else of the operator’s; null without either. */
  name: string | null;
  /** On a server that the user has named. */
  own: OwnModel | null;
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
export type ModelList = {
  items: {
    name: string;
  }[];
};
export type SaveOwnModel = {
  /** Absent: the kept one stays, where the server is the same. Null: none. */
  apiKey?: string | null;
  name: string;
  url: string;
};
export type OwnModelTest = {
  /** What is wrong, in a sentence. */
  detail: string | null;
  /** What the server has, by name. */
  models: {
    name: string;
  }[];
  outcome: 'ok' | 'address-refused' | 'unreachable' | 'key-refused' | 'model-unknown';
};
export type TestOwnModel = {
  /** Absent: the kept one stays, where the server is the same. Null: none. */
  apiKey?: string | null;
  /** Absent: only the server is tried. */
  name?: string;
  url: string;
};
