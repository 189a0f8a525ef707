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
export type MoodsErasedByUndo = {
  entries: number;
};
export type MoodFormat = 'daylio' | 'day-one' | 'csv';
export type MoodImport = {
  bytesRead: number;
  bytesToRead: number;
  createdAt: string;
  /** What its undo deleted. */
  erased: MoodsErasedByUndo | null;
  fileBytes: number;
  fileName: string;
  finishedAt: string | null;
  format: MoodFormat | null;
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
export type MoodImports = {
  items: MoodImport[];
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
export type MoodMapping = {
  /** What each column of a table holds, from the left; empty of other files. */
  columns: (
    'ignore' | 'time' | 'date' | 'clock' | 'mood' | 'energy' | 'stress' | 'tags' | 'title' | 'note'
  )[];
  heads: string[];
  /** Whether 3/4 is the third of April. */
  isDayFirst: boolean;
  /** The highest that a number for a mood can be in the file. */
  most: 5 | 10 | 100;
  /** The step of an entry that tells no mood; null leaves it out. */
  otherwise: number | null;
  /** The step of each word that the file has for a mood. */
  words: {
    /** Null where nobody chose one. */
    mood: number | null;
    word: string;
  }[];
};
export type PreviewedMood = {
  at: string;
  /** 1 awful, 2 bad, 3 okay, 4 good, 5 great. */
  mood: number;
  /** Its beginning. */
  note: string | null;
  row: number;
  tags: string[];
  word: string | null;
};
export type MoodImportPreview = {
  columns: string[];
  entries: number;
  format: MoodFormat;
  /** All that the file can be read as. */
  formats: MoodFormat[];
  from: string | null;
  /** Whether all of the file was looked through, or its beginning. */
  isWhole: boolean;
  mapping: MoodMapping;
  reasons: {
    count: number;
    reason: string;
  }[];
  rows: PreviewedMood[];
  skipped: number;
  /** How many entries of each step, from awful to great. */
  steps: number[];
  /** Of times that name no zone. */
  timeZone: string;
  to: string | null;
  warnings: string[];
};
export type PreviewMoodImport = {
  format?: MoodFormat;
  mapping?: MoodMapping;
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
export type StartMoodImport = {
  format: MoodFormat;
  mapping?: MoodMapping;
  timeZone?: string;
};
