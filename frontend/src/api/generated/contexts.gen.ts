import type { ContextList } from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listContexts: build.query<ListContextsApiResponse, ListContextsApiArg>({
      query: () => ({ url: `/api/contexts` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as contextsGenerated };
export type ListContextsApiResponse = /** status 200  */ ContextList;
export type ListContextsApiArg = void;
export type { ContextList, Problem } from './schemas.gen';
