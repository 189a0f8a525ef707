import type {
  CreateMemoryRule,
  ForgetPreview,
  ForgetPreviewRequest,
  ForgetReceipt,
  ForgetRequest,
  MemoryRule,
  MemoryRules,
} from './schemas.gen';
import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    forgetMemories: build.mutation<ForgetMemoriesApiResponse, ForgetMemoriesApiArg>({
      query: (queryArg) => ({ url: `/api/memories/forget`, method: 'POST', body: queryArg.forgetRequest }),
    }),
    previewForgetting: build.mutation<PreviewForgettingApiResponse, PreviewForgettingApiArg>({
      query: (queryArg) => ({
        url: `/api/memories/forget/preview`,
        method: 'POST',
        body: queryArg.forgetPreviewRequest,
      }),
    }),
    listMemoryRules: build.query<ListMemoryRulesApiResponse, ListMemoryRulesApiArg>({
      query: () => ({ url: `/api/memory-rules` }),
    }),
    createMemoryRule: build.mutation<CreateMemoryRuleApiResponse, CreateMemoryRuleApiArg>({
      query: (queryArg) => ({ url: `/api/memory-rules`, method: 'POST', body: queryArg.createMemoryRule }),
    }),
    deleteMemoryRule: build.mutation<DeleteMemoryRuleApiResponse, DeleteMemoryRuleApiArg>({
      query: (queryArg) => ({
        url: `/api/memory-rules/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as forgettingGenerated };
export type ForgetMemoriesApiResponse = /** status 200  */ ForgetReceipt;
export type ForgetMemoriesApiArg = {
  forgetRequest: ForgetRequest;
};
export type PreviewForgettingApiResponse = /** status 200  */ ForgetPreview;
export type PreviewForgettingApiArg = {
  forgetPreviewRequest: ForgetPreviewRequest;
};
export type ListMemoryRulesApiResponse = /** status 200  */ MemoryRules;
export type ListMemoryRulesApiArg = void;
export type CreateMemoryRuleApiResponse = /** status 201  */ MemoryRule;
export type CreateMemoryRuleApiArg = {
  createMemoryRule: CreateMemoryRule;
};
export type DeleteMemoryRuleApiResponse = unknown;
export type DeleteMemoryRuleApiArg = {
  id: string;
};
export type {
  CreateMemoryRule,
  ForgetPreview,
  ForgetPreviewRequest,
  ForgetReceipt,
  ForgetRequest,
  ForgetTarget,
  Memory,
  MemoryKind,
  MemoryRule,
  MemoryRules,
  Problem,
} from './schemas.gen';
