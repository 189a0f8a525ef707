import { useId, useState } from 'react';
import type { Message } from '../../../shared/chat/api/chat.api';
import type { GiveFeedback } from '../../../shared/chat/api/messages.api';
import { useFeedback } from './use-feedback';

export interface AnswerFeedback {
  verdict: 'up' | 'down' | undefined;
  /** Pressed again, a thumb is taken back. */
  press: (pressed: 'up' | 'down') => void;
  /** Whether the reasons of a thumb that points down are open. */
  isAsking: boolean;
  setIsAsking: (isAsking: boolean) => void;
  isSaving: boolean;
  save: (said: Pick<GiveFeedback, 'reasons' | 'comment'>) => Promise<void>;
  /** Of the element with the reasons. */
  id: string;
}

/** Two thumbs, one of which may say why. */
export function useAnswerFeedback(conversationId: string, message: Message): AnswerFeedback {
  const { say, isSaving } = useFeedback(conversationId, message);
  const [isAsking, setIsAsking] = useState(false);
  const id = useId();
  const verdict = message.feedback?.verdict;
  return {
    verdict,
    press: (pressed) => {
      const isTakenBack = verdict === pressed;
      setIsAsking(pressed === 'down' && !isTakenBack);
      void say(isTakenBack ? null : { verdict: pressed });
    },
    isAsking,
    setIsAsking,
    isSaving,
    save: async (said) => {
      if (await say({ verdict: 'down', ...said })) setIsAsking(false);
    },
    id,
  };
}
