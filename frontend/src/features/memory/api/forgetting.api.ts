import {
  forgettingGenerated,
  type ForgetPreview,
  type ForgetTarget,
} from '../../../api/generated/forgetting.gen';

export type {
  ForgetPreview,
  ForgetReceipt,
  ForgetTarget,
  MemoryRule,
} from '../../../api/generated/forgetting.gen';

const tagged = forgettingGenerated.enhanceEndpoints({
  addTagTypes: ['Entity', 'Memory', 'Conversation', 'MemoryRule'],
  endpoints: {
    // Messages lose their words with the memories.
    forgetMemories: { invalidatesTags: ['Entity', 'Memory', 'Conversation'] },
    listMemoryRules: { providesTags: ['MemoryRule'] },
    createMemoryRule: { invalidatesTags: ['MemoryRule'] },
    deleteMemoryRule: { invalidatesTags: ['MemoryRule'] },
  },
});

const forgettingApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** Sent as a POST, so that what somebody wants forgotten stands in no address; asked like a query. */
    forgetPreview: build.query<ForgetPreview, { target: ForgetTarget; limit: number }>({
      query: (body) => ({ url: '/api/memories/forget/preview', method: 'POST', body }),
      providesTags: ['Memory'],
    }),
  }),
});

export const {
  useForgetPreviewQuery,
  useForgetMemoriesMutation,
  useListMemoryRulesQuery,
  useCreateMemoryRuleMutation,
  useDeleteMemoryRuleMutation,
} = forgettingApi;
