import { importsGenerated, type ImportSkips } from '../../../api/generated/imports.gen';

const importReportsApi = importsGenerated.injectEndpoints({
  endpoints: (build) => ({
    /** What an import of any kind skipped, page after page; asked by the address of the import. */
    skipPages: build.infiniteQuery<ImportSkips, string, number>({
      infiniteQueryOptions: { initialPageParam: 0, getNextPageParam: ({ nextAfter }) => nextAfter },
      query: ({ queryArg, pageParam }) => ({
        url: `${queryArg}/skips`,
        params: { limit: 50, after: pageParam },
      }),
    }),
  }),
});

export const { useSkipPagesInfiniteQuery } = importReportsApi;
