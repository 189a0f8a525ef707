import { importsGenerated, type MemoryImports } from '../../../api/generated/imports.gen';

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
  }),
});

export const {
  useImportPagesInfiniteQuery,
  useCreateImportMutation,
  usePreviewImportMutation,
  useStartImportMutation,
  useCancelImportMutation,
  useUndoImportMutation,
  useGetImportUndoQuery,
} = importsApi;
