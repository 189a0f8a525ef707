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
export type ContextList = {
  items: {
    description: string;
    label: string;
    name: 'memory' | 'body' | 'mood' | 'home';
  }[];
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
