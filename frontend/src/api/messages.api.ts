import { messagesGenerated } from './generated/messages.gen';
import { LIST } from './memory-tags';

export type { GiveFeedback, MessageFeedback } from './generated/messages.gen';

const messagesApi = messagesGenerated.enhanceEndpoints({
  addTagTypes: ['Memory'],
  endpoints: {
    listMessageMemories: { providesTags: [LIST] },
    rememberMessage: { invalidatesTags: [LIST] },
    forgetFromMessage: { invalidatesTags: ['Memory'] },
  },
});

export const {
  useGiveMessageFeedbackMutation,
  useTakeBackMessageFeedbackMutation,
  useListMessageMemoriesQuery,
  useRememberMessageMutation,
  useForgetFromMessageMutation,
} = messagesApi;
