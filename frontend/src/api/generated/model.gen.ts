import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getModel: build.query<GetModelApiResponse, GetModelApiArg>({
      query: () => ({ url: `/api/model` }),
    }),
    listModels: build.query<ListModelsApiResponse, ListModelsApiArg>({
      query: () => ({ url: `/api/model/models` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as modelGenerated };
export type GetModelApiResponse = /** status 200  */ ModelStatus;
export type GetModelApiArg = void;
export type ListModelsApiResponse = /** status 200  */ ModelList;
export type ListModelsApiArg = void;
export type ModelStatus = {
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
  /** Null where the operator has configured none. */
  name: string | null;
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
