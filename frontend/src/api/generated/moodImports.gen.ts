import type {
  CreateImport,
  ImportSkips,
  MoodImport,
  MoodImportPreview,
  MoodImports,
  PreviewMoodImport,
  StartMoodImport,
} from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMoodImports: build.query<ListMoodImportsApiResponse, ListMoodImportsApiArg>({
      query: (queryArg) => ({
        url: `/api/mood-imports`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    createMoodImport: build.mutation<CreateMoodImportApiResponse, CreateMoodImportApiArg>({
      query: (queryArg) => ({ url: `/api/mood-imports`, method: 'POST', body: queryArg.createImport }),
    }),
    getMoodImport: build.query<GetMoodImportApiResponse, GetMoodImportApiArg>({
      query: (queryArg) => ({ url: `/api/mood-imports/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    cancelMoodImport: build.mutation<CancelMoodImportApiResponse, CancelMoodImportApiArg>({
      query: (queryArg) => ({
        url: `/api/mood-imports/${encodeURIComponent(String(queryArg.id))}/cancel`,
        method: 'POST',
      }),
    }),
    uploadMoodImportPart: build.mutation<UploadMoodImportPartApiResponse, UploadMoodImportPartApiArg>({
      query: (queryArg) => ({
        url: `/api/mood-imports/${encodeURIComponent(String(queryArg.id))}/file`,
        method: 'PUT',
        params: {
          offset: queryArg.offset,
        },
      }),
    }),
    previewMoodImport: build.mutation<PreviewMoodImportApiResponse, PreviewMoodImportApiArg>({
      query: (queryArg) => ({
        url: `/api/mood-imports/${encodeURIComponent(String(queryArg.id))}/preview`,
        method: 'POST',
        body: queryArg.previewMoodImport,
      }),
    }),
    listMoodImportSkips: build.query<ListMoodImportSkipsApiResponse, ListMoodImportSkipsApiArg>({
      query: (queryArg) => ({
        url: `/api/mood-imports/${encodeURIComponent(String(queryArg.id))}/skips`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    getMoodImportReport: build.query<GetMoodImportReportApiResponse, GetMoodImportReportApiArg>({
      query: (queryArg) => ({
        url: `/api/mood-imports/${encodeURIComponent(String(queryArg.id))}/skips.csv`,
      }),
    }),
    startMoodImport: build.mutation<StartMoodImportApiResponse, StartMoodImportApiArg>({
      query: (queryArg) => ({
        url: `/api/mood-imports/${encodeURIComponent(String(queryArg.id))}/start`,
        method: 'POST',
        body: queryArg.startMoodImport,
      }),
    }),
    undoMoodImport: build.mutation<UndoMoodImportApiResponse, UndoMoodImportApiArg>({
      query: (queryArg) => ({
        url: `/api/mood-imports/${encodeURIComponent(String(queryArg.id))}/undo`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as moodImportsGenerated };
export type ListMoodImportsApiResponse = /** status 200  */ MoodImports;
export type ListMoodImportsApiArg = {
  limit?: number;
  cursor?: string;
};
export type CreateMoodImportApiResponse = /** status 201  */ MoodImport;
export type CreateMoodImportApiArg = {
  createImport: CreateImport;
};
export type GetMoodImportApiResponse = /** status 200  */ MoodImport;
export type GetMoodImportApiArg = {
  id: string;
};
export type CancelMoodImportApiResponse = unknown;
export type CancelMoodImportApiArg = {
  id: string;
};
export type UploadMoodImportPartApiResponse = /** status 200  */ MoodImport;
export type UploadMoodImportPartApiArg = {
  id: string;
  offset: number;
};
export type PreviewMoodImportApiResponse = /** status 200  */ MoodImportPreview;
export type PreviewMoodImportApiArg = {
  id: string;
  previewMoodImport: PreviewMoodImport;
};
export type ListMoodImportSkipsApiResponse = /** status 200  */ ImportSkips;
export type ListMoodImportSkipsApiArg = {
  id: string;
  limit?: number;
  after?: number;
};
export type GetMoodImportReportApiResponse = /** status 200  */ Blob;
export type GetMoodImportReportApiArg = {
  id: string;
};
export type StartMoodImportApiResponse = /** status 200  */ MoodImport;
export type StartMoodImportApiArg = {
  id: string;
  startMoodImport: StartMoodImport;
};
export type UndoMoodImportApiResponse = /** status 200  */ MoodImport;
export type UndoMoodImportApiArg = {
  id: string;
};
export type {
  CreateImport,
  ImportSkip,
  ImportSkips,
  MoodFormat,
  MoodImport,
  MoodImportPreview,
  MoodImports,
  MoodMapping,
  MoodsErasedByUndo,
  PreviewMoodImport,
  PreviewedMood,
  Problem,
  StartMoodImport,
} from './schemas.gen';
