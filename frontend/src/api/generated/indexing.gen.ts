import type { MemoryIndex } from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMemoryIndex: build.query<GetMemoryIndexApiResponse, GetMemoryIndexApiArg>({
      query: () => ({ url: `/api/memories/index` }),
    }),
    retryMemoryIndex: build.mutation<RetryMemoryIndexApiResponse, RetryMemoryIndexApiArg>({
      query: () => ({ url: `/api/memories/index/retry`, method: 'POST' }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as indexingGenerated };
export type GetMemoryIndexApiResponse = /** status 200  */ MemoryIndex;
export type GetMemoryIndexApiArg = void;
export type RetryMemoryIndexApiResponse = /** status 200  */ MemoryIndex;
export type RetryMemoryIndexApiArg = void;
export type { MemoryIndex, Problem } from './schemas.gen';
