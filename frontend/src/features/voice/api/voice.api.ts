import { type SpokenMessagePage, voiceGenerated } from '../../../api/generated/voice.gen';

export type { SpokenMessage, VoicePhrase } from '../../../api/generated/voice.gen';

const PAGE_SIZE = 10;
const CONVERSATIONS = { type: 'Conversation', id: 'LIST' } as const;

const phrases = voiceGenerated.enhanceEndpoints({
  addTagTypes: ['VoicePhrase'],
  endpoints: {
    listVoicePhrases: { providesTags: ['VoicePhrase'] },
    createVoicePhrase: { invalidatesTags: ['VoicePhrase'] },
    changeVoicePhrase: { invalidatesTags: ['VoicePhrase'] },
    deleteVoicePhrase: { invalidatesTags: ['VoicePhrase'] },
  },
});

const spoken = voiceGenerated
  .enhanceEndpoints({
    addTagTypes: ['Conversation'],
    endpoints: { deleteSpokenMessages: { invalidatesTags: ['Conversation'] } },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** `listSpokenMessages`, page after page: the generator knows no infinite queries. */
      spokenMessagePages: build.infiniteQuery<SpokenMessagePage, null, string | null>({
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
        query: ({ pageParam }) => ({
          url: '/api/spoken-messages',
          params: { limit: PAGE_SIZE, cursor: pageParam ?? undefined },
        }),
        providesTags: [CONVERSATIONS],
      }),
    }),
  });

export const {
  useListVoicePhrasesQuery,
  useCreateVoicePhraseMutation,
  useChangeVoicePhraseMutation,
  useDeleteVoicePhraseMutation,
} = phrases;

export const {
  useLazyListSpokenMessagesQuery,
  useSpokenMessagePagesInfiniteQuery,
  useDeleteSpokenMessagesMutation,
} = spoken;
