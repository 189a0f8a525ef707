import type {
  CreateImport,
  ImportSkips,
  PreviewReadingImport,
  ReadingImport,
  ReadingImportPreview,
  ReadingImports,
  StartReadingImport,
} from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReadingImports: build.query<ListReadingImportsApiResponse, ListReadingImportsApiArg>({
      query: (queryArg) => ({
        url: `/api/reading-imports`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    createReadingImport: build.mutation<CreateReadingImportApiResponse, CreateReadingImportApiArg>({
      query: (queryArg) => ({ url: `/api/reading-imports`, method: 'POST', body: queryArg.createImport }),
    }),
    getReadingImport: build.query<GetReadingImportApiResponse, GetReadingImportApiArg>({
      query: (queryArg) => ({ url: `/api/reading-imports/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    cancelReadingImport: build.mutation<CancelReadingImportApiResponse, CancelReadingImportApiArg>({
      query: (queryArg) => ({
        url: `/api/reading-imports/${encodeURIComponent(String(queryArg.id))}/cancel`,
        method: 'POST',
      }),
    }),
    uploadReadingImportPart: build.mutation<
      UploadReadingImportPartApiResponse,
      UploadReadingImportPartApiArg
    >({
      query: (queryArg) => ({
        url: `/api/reading-imports/${encodeURIComponent(String(queryArg.id))}/file`,
        method: 'PUT',
        params: {
          offset: queryArg.offset,
        },
      }),
    }),
    previewReadingImport: build.mutation<PreviewReadingImportApiResponse, PreviewReadingImportApiArg>({
      query: (queryArg) => ({
        url: `/api/reading-imports/${encodeURIComponent(String(queryArg.id))}/preview`,
        method: 'POST',
        body: queryArg.previewReadingImport,
      }),
    }),
    listReadingImportSkips: build.query<ListReadingImportSkipsApiResponse, ListReadingImportSkipsApiArg>({
      query: (queryArg) => ({
        url: `/api/reading-imports/${encodeURIComponent(String(queryArg.id))}/skips`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    getReadingImportReport: build.query<GetReadingImportReportApiResponse, GetReadingImportReportApiArg>({
      query: (queryArg) => ({
        url: `/api/reading-imports/${encodeURIComponent(String(queryArg.id))}/skips.csv`,
      }),
    }),
    startReadingImport: build.mutation<StartReadingImportApiResponse, StartReadingImportApiArg>({
      query: (queryArg) => ({
        url: `/api/reading-imports/${encodeURIComponent(String(queryArg.id))}/start`,
        method: 'POST',
        body: queryArg.startReadingImport,
      }),
    }),
    undoReadingImport: build.mutation<UndoReadingImportApiResponse, UndoReadingImportApiArg>({
      query: (queryArg) => ({
        url: `/api/reading-imports/${encodeURIComponent(String(queryArg.id))}/undo`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as readingImportsGenerated };
export type ListReadingImportsApiResponse = /** status 200  */ ReadingImports;
export type ListReadingImportsApiArg = {
  limit?: number;
  cursor?: string;
};
export type CreateReadingImportApiResponse = /** status 201  */ ReadingImport;
export type CreateReadingImportApiArg = {
  createImport: CreateImport;
};
export type GetReadingImportApiResponse = /** status 200  */ ReadingImport;
export type GetReadingImportApiArg = {
  id: string;
};
export type CancelReadingImportApiResponse = unknown;
export type CancelReadingImportApiArg = {
  id: string;
};
export type UploadReadingImportPartApiResponse = /** status 200  */ ReadingImport;
export type UploadReadingImportPartApiArg = {
  id: string;
  offset: number;
};
export type PreviewReadingImportApiResponse = /** status 200  */ ReadingImportPreview;
export type PreviewReadingImportApiArg = {
  id: string;
  previewReadingImport: PreviewReadingImport;
};
export type ListReadingImportSkipsApiResponse = /** status 200  */ ImportSkips;
export type ListReadingImportSkipsApiArg = {
  id: string;
  limit?: number;
  after?: number;
};
export type GetReadingImportReportApiResponse = /** status 200  */ Blob;
export type GetReadingImportReportApiArg = {
  id: string;
};
export type StartReadingImportApiResponse = /** status 200  */ ReadingImport;
export type StartReadingImportApiArg = {
  id: string;
  startReadingImport: StartReadingImport;
};
export type UndoReadingImportApiResponse = /** status 200  */ ReadingImport;
export type UndoReadingImportApiArg = {
  id: string;
};
export type {
  CreateImport,
  ImportSkip,
  ImportSkips,
  PreviewReadingImport,
  PreviewedMetric,
  PreviewedReading,
  Problem,
  ReadingFormat,
  ReadingImport,
  ReadingImportPreview,
  ReadingImports,
  ReadingMapping,
  ReadingsErasedByUndo,
  StartReadingImport,
} from './schemas.gen';
