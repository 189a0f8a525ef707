import {
  importsGenerated,
  type ImportSkips,
  type MemoryImport,
  type MemoryImports,
} from '../../../api/generated/imports.gen';

export type {
  ImportFormat,
  ImportMapping,
  ImportPreview,
  ImportUndo,
  MemoryImport,
  PreviewedRow,
} from '../../../api/generated/imports.gen';

const LIST = { type: 'Import', id: 'LIST' } as const;

const tagged = importsGenerated.enhanceEndpoints({
  addTagTypes: ['Import', 'Memory'],
  endpoints: {
    getImportUndo: { keepUnusedDataFor: 0 },
    startImport: { invalidatesTags: [LIST] },
    cancelImport: { invalidatesTags: [LIST] },
    undoImport: { invalidatesTags: [LIST] },
  },
});

export const importsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** `listImports`, page after page: the generator knows no infinite queries. */
    importPages: build.infiniteQuery<MemoryImports, null, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ pageParam }) => ({
        url: '/api/imports',
        params: { limit: 20, cursor: pageParam ?? undefined },
      }),
      providesTags: [LIST],
    }),
    /** `listImportSkips`, page after page. */
    skipPages: build.infiniteQuery<ImportSkips, string, number>({
      infiniteQueryOptions: { initialPageParam: 0, getNextPageParam: ({ nextAfter }) => nextAfter },
      query: ({ queryArg, pageParam }) => ({
        url: `/api/imports/${queryArg}/skips`,
        params: { limit: 50, after: pageParam },
      }),
    }),
  }),
});

export const {
  useImportPagesInfiniteQuery,
  useSkipPagesInfiniteQuery,
  useCreateImportMutation,
  usePreviewImportMutation,
  useStartImportMutation,
  useCancelImportMutation,
  useUndoImportMutation,
  useGetImportUndoQuery,
} = importsApi;

export function reportAddress({ id }: MemoryImport): string {
  return `/api/imports/${id}/skips.csv`;
}
