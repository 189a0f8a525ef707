import { messagesGenerated } from '../../../api/generated/messages.gen';
import { LIST } from '../../memory/api/memory-tags';

export type { FoundMessage, GiveFeedback, MessageFeedback } from '../../../api/generated/messages.gen';

const messagesApi = messagesGenerated.enhanceEndpoints({
  addTagTypes: ['Memory', 'Conversation'],
  endpoints: {
    searchMessages: { providesTags: [{ type: 'Conversation', id: 'LIST' }] },
    listMessageMemories: { providesTags: [LIST] },
    rememberMessage: { invalidatesTags: [LIST] },
    forgetFromMessage: { invalidatesTags: ['Memory'] },
  },
});

export const {
  useSearchMessagesQuery,
  useSetMessageFeedbackMutation,
  useDeleteMessageFeedbackMutation,
  useListMessageMemoriesQuery,
  useRememberMessageMutation,
  useForgetFromMessageMutation,
} = messagesApi;
