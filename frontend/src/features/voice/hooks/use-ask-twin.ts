import { useState } from 'react';
import { QuestionRefused } from '../../../shared/chat/api/answer-stream';
import { chatApi, useCreateConversationMutation } from '../../../shared/chat/api/chat.api';
import { CHANGED_BY_SKILLS } from '../../../shared/skills/api/skills.api';
import { useLazyListSpokenMessagesQuery } from '../api/voice.api';
import { randomUuid } from '../../../lib/random-uuid';
import { useAppDispatch } from '../../../store/hooks';
import { answerOf } from '../lib/answer-of';
import { VoiceConversation, type ConversationServer } from '../lib/voice-conversation';
import type { VoiceParts } from '../lib/voice-session';

const MEMORIES = { type: 'Memory', id: 'LIST' } as const;

/** Asks in the talk of the day: a conversation of the chat, which answers it and keeps it. */
export function useAskTwin(): VoiceParts['ask'] {
  const [talk] = useState(() => new VoiceConversation());
  const [findSpoken] = useLazyListSpokenMessagesQuery();
  const [createConversation] = useCreateConversationMutation();
  const dispatch = useAppDispatch();
  const server: ConversationServer = {
    findLast: async () => {
      const [said] = (await findSpoken({ limit: 1 }).unwrap()).items;
      return said ? { conversationId: said.conversationId, at: new Date(said.question.createdAt) } : null;
    },
    begin: async () => (await createConversation({ createConversation: {} }).unwrap()).id,
  };
  return async ({ text, engine }, watching) => {
    const question = { text, branch: null, transcribedBy: engine, idempotencyKey: randomUuid() };
    const ask = async () => answerOf({ ...question, conversationId: await talk.open(server) }, watching);
    try {
      return await ask().catch((error: unknown) => {
        if (!(error instanceof QuestionRefused && error.reason.status === 404)) throw error;
        // It was deleted meanwhile.
        talk.forget();
        return ask();
      });
    } finally {
      // What was said, the owner's memories, what is on in the home, due or measured may be new.
      dispatch(chatApi.util.invalidateTags(['Conversation', MEMORIES, ...CHANGED_BY_SKILLS]));
    }
  };
}
