import { type VoiceUtterancePage, voiceGenerated } from './generated/voice.gen';

export type { VoicePhrase, VoiceUtterance } from './generated/voice.gen';

const PAGE_SIZE = 10;

const tagged = voiceGenerated.enhanceEndpoints({
  addTagTypes: ['VoiceUtterance', 'VoicePhrase'],
  endpoints: {
    createVoiceUtterance: { invalidatesTags: ['VoiceUtterance'] },
    changeVoiceUtterance: { invalidatesTags: ['VoiceUtterance'] },
    deleteVoiceUtterance: { invalidatesTags: ['VoiceUtterance'] },
    deleteVoiceUtterances: { invalidatesTags: ['VoiceUtterance'] },
    listVoicePhrases: { providesTags: ['VoicePhrase'] },
    createVoicePhrase: { invalidatesTags: ['VoicePhrase'] },
    changeVoicePhrase: { invalidatesTags: ['VoicePhrase'] },
    deleteVoicePhrase: { invalidatesTags: ['VoicePhrase'] },
  },
});

const voiceApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** `listVoiceUtterances`, page after page: the generator knows no infinite queries. */
    voiceUtterancePages: build.infiniteQuery<VoiceUtterancePage, null, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      query: ({ pageParam }) => ({
        url: '/api/voice/utterances',
        params: { limit: PAGE_SIZE, cursor: pageParam ?? undefined },
      }),
      providesTags: ['VoiceUtterance'],
    }),
  }),
});

export const {
  useVoiceUtterancePagesInfiniteQuery,
  useCreateVoiceUtteranceMutation,
  useChangeVoiceUtteranceMutation,
  useDeleteVoiceUtteranceMutation,
  useDeleteVoiceUtterancesMutation,
  useListVoicePhrasesQuery,
  useCreateVoicePhraseMutation,
  useChangeVoicePhraseMutation,
  useDeleteVoicePhraseMutation,
} = voiceApi;
