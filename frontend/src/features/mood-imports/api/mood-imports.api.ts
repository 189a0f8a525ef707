import {
  moodImportsGenerated,
  type MoodImport,
  type MoodImports,
} from '../../../api/generated/moodImports.gen';

export type {
  MoodFormat,
  MoodImport,
  MoodImportPreview,
  MoodMapping,
} from '../../../api/generated/moodImports.gen';

export const MOOD_IMPORTS = '/api/mood-imports';
const LIST = { type: 'MoodImport', id: 'LIST' } as const;

const tagged = moodImportsGenerated.enhanceEndpoints({
  addTagTypes: ['MoodImport', 'MoodEntry', 'MoodTag'],
  endpoints: {
    startMoodImport: { invalidatesTags: [LIST] },
    cancelMoodImport: { invalidatesTags: [LIST] },
    undoMoodImport: { invalidatesTags: [LIST] },
  },
});

export const moodImportsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** `listMoodImports`, page after page: the generator knows no infinite queries. */
    moodImportPages: build.infiniteQuery<MoodImports, null, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ pageParam }) => ({
        url: MOOD_IMPORTS,
        params: { limit: 20, cursor: pageParam ?? undefined },
      }),
      providesTags: [LIST],
    }),
  }),
});

export const {
  useMoodImportPagesInfiniteQuery,
  useCreateMoodImportMutation,
  usePreviewMoodImportMutation,
  useStartMoodImportMutation,
  useCancelMoodImportMutation,
  useUndoMoodImportMutation,
} = moodImportsApi;

export function addressOf({ id }: MoodImport): string {
  return `${MOOD_IMPORTS}/${id}`;
}
