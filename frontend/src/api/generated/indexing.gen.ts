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
export type MemoryIndex = {
  /** Memories that can be found by meaning with this model. */
  done: number;
  /** At most a hundred that the server refused again and again, the latest first. */
  failed: {
    /** What the server said. */
    error: string;
    excerpt: string;
    memoryId: string;
  }[];
  /** Null while its server has not answered yet. */
  model: string | null;
  running: boolean;
  total: number;
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
