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
export type ReadingsErasedByUndo = {
  readings: number;
};
export type ReadingFormat =
  'apple-health' | 'health-connect' | 'google-takeout' | 'fit' | 'whoop' | 'oura' | 'withings' | 'csv';
export type ReadingImport = {
  bytesRead: number;
  bytesToRead: number;
  createdAt: string;
  /** What its undo deleted. */
  erased: ReadingsErasedByUndo | null;
  fileBytes: number;
  fileName: string;
  finishedAt: string | null;
  format: ReadingFormat | null;
  id: string;
  imported: number;
  problem: string | null;
  /** How much of the file has arrived. */
  receivedBytes: number;
  /** Kept, with a remark in the report. */
  remarked: number;
  /** Were there already. */
  repeated: number;
  skipped: number;
  startedAt: string | null;
  status: 'draft' | 'queued' | 'running' | 'done' | 'failed' | 'cancelled' | 'undoing' | 'undone';
};
export type ReadingImports = {
  items: ReadingImport[];
  nextCursor: string | null;
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
export type CreateImport = {
  fileBytes: number;
  fileName: string;
};
export type ReadingMapping = {
  /** What each column holds, from the left: ignore, time, end, metric, value, unit, source, or the name of a metric. */
  columns: string[];
  heads: string[];
  /** Whether 3/4 is the third of April. */
  isDayFirst: boolean;
  /** Of each column of a metric; empty for the unit in which it is kept. */
  units: string[];
};
export type PreviewedMetric = {
  from: string;
  metric: string;
  readings: number;
  /** The first few. */
  sources: string[];
  title: string;
  to: string;
  unit: string;
};
export type PreviewedReading = {
  endsAt: string;
  metric: string;
  /** East of UTC, where it was measured. */
  offsetMinutes: number;
  source: string;
  startsAt: string;
  title: string;
  unit: string;
  value: number;
};
export type ReadingImportPreview = {
  columns: string[];
  format: ReadingFormat;
  /** All that the file can be read as. */
  formats: ReadingFormat[];
  from: string | null;
  /** Whether all of the file was looked through, or its beginning. */
  isWhole: boolean;
  mapping: ReadingMapping | null;
  metrics: PreviewedMetric[];
  readings: number;
  reasons: {
    count: number;
    reason: string;
  }[];
  rows: PreviewedReading[];
  skipped: number;
  /** Of times that name no zone. */
  timeZone: string;
  to: string | null;
  warnings: string[];
};
export type PreviewReadingImport = {
  format?: ReadingFormat;
  mapping?: ReadingMapping;
  timeZone?: string;
};
export type ImportSkip = {
  file: string;
  /** It was imported all the same. */
  isKept: boolean;
  position: number;
  reason: string;
  row: number;
};
export type ImportSkips = {
  items: ImportSkip[];
  nextAfter: number | null;
};
export type StartReadingImport = {
  format: ReadingFormat;
  mapping?: ReadingMapping | null;
  timeZone?: string;
};
