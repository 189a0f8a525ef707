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
export type CustomModel = {
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
  own: CustomModel | null;
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
export type SaveCustomModel = {
  /** Absent: the kept one stays, where the server is the same. Null: none. */
  apiKey?: string | null;
  name: string;
  url: string;
};
export type CustomModelTest = {
  /** What is wrong, in a sentence. */
  detail: string | null;
  /** What the server has, by name. */
  models: {
    name: string;
  }[];
  outcome: 'ok' | 'address-refused' | 'unreachable' | 'key-refused' | 'model-unknown';
};
export type TestCustomModel = {
  /** Absent: the kept one stays, where the server is the same. Null: none. */
  apiKey?: string | null;
  /** Absent: only the server is tried. */
  name?: string;
  url: string;
};
export type ModelList = {
  items: {
    name: string;
  }[];
};
export type ModelUsage = {
  /** Of the last 28 days in the user’s zone, those with a call; the earliest first. */
  days: {
    answered: number;
    date: string;
    inputTokens: number;
    /** Until the first word; null without an answer. */
    medianFirstMs: number | null;
    outputTokens: number;
    p95FirstMs: number | null;
  }[];
};
