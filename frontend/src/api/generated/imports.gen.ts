import type {
  CreateImport,
  ImportPreview,
  ImportSkips,
  ImportUndo,
  MemoryImport,
  MemoryImports,
  MemoryKind,
  PreviewImport,
  StartImport,
  UndoImport,
} from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    exportMemories: build.query<ExportMemoriesApiResponse, ExportMemoriesApiArg>({
      query: (queryArg) => ({
        url: `/api/exports/memories.zip`,
        params: {
          status: queryArg.status,
          kind: queryArg.kind,
          tag: queryArg.tag,
          entity: queryArg.entity,
          source: queryArg.source,
          importId: queryArg.importId,
          pinned: queryArg.pinned,
          minImportance: queryArg.minImportance,
          happenedFrom: queryArg.happenedFrom,
          happenedBefore: queryArg.happenedBefore,
          recordedFrom: queryArg.recordedFrom,
          recordedBefore: queryArg.recordedBefore,
          dateFrom: queryArg.dateFrom,
          dateBefore: queryArg.dateBefore,
        },
      }),
    }),
    listImports: build.query<ListImportsApiResponse, ListImportsApiArg>({
      query: (queryArg) => ({
        url: `/api/imports`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    createImport: build.mutation<CreateImportApiResponse, CreateImportApiArg>({
      query: (queryArg) => ({ url: `/api/imports`, method: 'POST', body: queryArg.createImport }),
    }),
    getImport: build.query<GetImportApiResponse, GetImportApiArg>({
      query: (queryArg) => ({ url: `/api/imports/${encodeURIComponent(String(queryArg.id))}` }),
    }),
    cancelImport: build.mutation<CancelImportApiResponse, CancelImportApiArg>({
      query: (queryArg) => ({
        url: `/api/imports/${encodeURIComponent(String(queryArg.id))}/cancel`,
        method: 'POST',
      }),
    }),
    uploadImportPart: build.mutation<UploadImportPartApiResponse, UploadImportPartApiArg>({
      query: (queryArg) => ({
        url: `/api/imports/${encodeURIComponent(String(queryArg.id))}/file`,
        method: 'PUT',
        params: {
          offset: queryArg.offset,
        },
      }),
    }),
    previewImport: build.mutation<PreviewImportApiResponse, PreviewImportApiArg>({
      query: (queryArg) => ({
        url: `/api/imports/${encodeURIComponent(String(queryArg.id))}/preview`,
        method: 'POST',
        body: queryArg.previewImport,
      }),
    }),
    listImportSkips: build.query<ListImportSkipsApiResponse, ListImportSkipsApiArg>({
      query: (queryArg) => ({
        url: `/api/imports/${encodeURIComponent(String(queryArg.id))}/skips`,
        params: {
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    getImportReport: build.query<GetImportReportApiResponse, GetImportReportApiArg>({
      query: (queryArg) => ({ url: `/api/imports/${encodeURIComponent(String(queryArg.id))}/skips.csv` }),
    }),
    startImport: build.mutation<StartImportApiResponse, StartImportApiArg>({
      query: (queryArg) => ({
        url: `/api/imports/${encodeURIComponent(String(queryArg.id))}/start`,
        method: 'POST',
        body: queryArg.startImport,
      }),
    }),
    getImportUndo: build.query<GetImportUndoApiResponse, GetImportUndoApiArg>({
      query: (queryArg) => ({ url: `/api/imports/${encodeURIComponent(String(queryArg.id))}/undo` }),
    }),
    undoImport: build.mutation<UndoImportApiResponse, UndoImportApiArg>({
      query: (queryArg) => ({
        url: `/api/imports/${encodeURIComponent(String(queryArg.id))}/undo`,
        method: 'POST',
        body: queryArg.undoImport,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as importsGenerated };
export type ExportMemoriesApiResponse = /** status 200  */ Blob;
export type ExportMemoriesApiArg = {
  /** All of them where none is given. */
  status?: 'active' | 'suggested' | 'superseded' | 'archived';
  /** One of these. */
  kind?: MemoryKind[] | MemoryKind;
  /** All of these. */
  tag?: string[] | string;
  /** Speaks of all of these people, places, organisations and topics. */
  entity?: string[] | string;
  source?: 'form' | 'paste' | 'message' | 'import' | 'sample';
  importId?: string;
  pinned?: boolean | string;
  minImportance?: number;
  happenedFrom?: string;
  happenedBefore?: string;
  recordedFrom?: string;
  recordedBefore?: string;
  /** Happened, or where that is unknown was recorded. */
  dateFrom?: string;
  dateBefore?: string;
};
export type ListImportsApiResponse = /** status 200  */ MemoryImports;
export type ListImportsApiArg = {
  limit?: number;
  cursor?: string;
};
export type CreateImportApiResponse = /** status 201  */ MemoryImport;
export type CreateImportApiArg = {
  createImport: CreateImport;
};
export type GetImportApiResponse = /** status 200  */ MemoryImport;
export type GetImportApiArg = {
  id: string;
};
export type CancelImportApiResponse = unknown;
export type CancelImportApiArg = {
  id: string;
};
export type UploadImportPartApiResponse = /** status 200  */ MemoryImport;
export type UploadImportPartApiArg = {
  id: string;
  offset: number;
};
export type PreviewImportApiResponse = /** status 200  */ ImportPreview;
export type PreviewImportApiArg = {
  id: string;
  previewImport: PreviewImport;
};
export type ListImportSkipsApiResponse = /** status 200  */ ImportSkips;
export type ListImportSkipsApiArg = {
  id: string;
  limit?: number;
  after?: number;
};
export type GetImportReportApiResponse = /** status 200  */ Blob;
export type GetImportReportApiArg = {
  id: string;
};
export type StartImportApiResponse = /** status 200  */ MemoryImport;
export type StartImportApiArg = {
  id: string;
  startImport: StartImport;
};
export type GetImportUndoApiResponse = /** status 200  */ ImportUndo;
export type GetImportUndoApiArg = {
  id: string;
};
export type UndoImportApiResponse = /** status 200  */ MemoryImport;
export type UndoImportApiArg = {
  id: string;
  undoImport: UndoImport;
};
export type {
  CreateImport,
  ErasedByUndo,
  ImportFormat,
  ImportMapping,
  ImportPreview,
  ImportSkip,
  ImportSkips,
  ImportUndo,
  MemoryImport,
  MemoryImports,
  MemoryKind,
  PreviewImport,
  PreviewedRow,
  Problem,
  StartImport,
  UndoImport,
} from './schemas.gen';
