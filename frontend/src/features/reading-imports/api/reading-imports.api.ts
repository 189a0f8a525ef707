import {
  readingImportsGenerated,
  type ReadingImport,
  type ReadingImports,
} from '../../../api/generated/readingImports.gen';

export type {
  PreviewedMetric,
  ReadingFormat,
  ReadingImport,
  ReadingImportPreview,
  ReadingMapping,
} from '../../../api/generated/readingImports.gen';

export const READING_IMPORTS = '/api/reading-imports';
const LIST = { type: 'ReadingImport', id: 'LIST' } as const;

const tagged = readingImportsGenerated.enhanceEndpoints({
  addTagTypes: ['ReadingImport', 'Reading'],
  endpoints: {
    startReadingImport: { invalidatesTags: [LIST] },
    cancelReadingImport: { invalidatesTags: [LIST] },
    undoReadingImport: { invalidatesTags: [LIST] },
  },
});

export const readingImportsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** `listReadingImports`, page after page: the generator knows no infinite queries. */
    readingImportPages: build.infiniteQuery<ReadingImports, null, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ pageParam }) => ({
        url: READING_IMPORTS,
        params: { limit: 20, cursor: pageParam ?? undefined },
      }),
      providesTags: [LIST],
    }),
  }),
});

export const {
  useReadingImportPagesInfiniteQuery,
  useCreateReadingImportMutation,
  usePreviewReadingImportMutation,
  useStartReadingImportMutation,
  useCancelReadingImportMutation,
  useUndoReadingImportMutation,
} = readingImportsApi;

export function addressOf({ id }: ReadingImport): string {
  return `${READING_IMPORTS}/${id}`;
}
