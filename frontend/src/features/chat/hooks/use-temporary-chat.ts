import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  applyChatEvent,
  type ChatEvent,
  QuestionRefused,
  streamTemporaryAnswer,
} from '../../../shared/chat/api/answer-stream';
import { errorMessage } from '../../../api/api-error';
import type { ContextName, Message } from '../../../shared/chat/api/chat.api';
import { sessionRefused } from '../../../shared/auth/api/session-refused';
import { useAppDispatch } from '../../../store/hooks';
import type { Contexts } from './use-contexts';

/** As many as the server makes use of. */
const MAX_EARLIER = 5;

export interface TemporaryChat {
  messages: Message[];
  /** What stands in the composer. */
  text: string;
  setText: (text: string) => void;
  /** They go with each question. */
  contexts: Contexts;
  /** Why the last question was not answered; it stands in the composer again. */
  problem: string | null;
  ask: (text: string) => void;
  /** Present while an answer is being written. */
  stop: (() => void) | undefined;
}

/** A conversation that is kept in this component and nowhere else: it ends with it. */
export function useTemporaryChat(): TemporaryChat {
  const [messages, setMessages] = useState<Message[]>([]);
  const [text, setText] = useState('');
  const [off, setOff] = useState<ContextName[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAnswering, setIsAnswering] = useState(false);
  const stream = useRef<AbortController>(null);
  const dispatch = useAppDispatch();

  const stop = useEffectEvent(() => stream.current?.abort());
  useEffect(() => () => stop(), []);

  const ask = async (question: string): Promise<void> => {
    const controller = new AbortController();
    stream.current = controller;
    setText('');
    setProblem(null);
    setIsAnswering(true);
    const earlier = messages.filter(({ role }) => role === 'user').map((message) => message.text);
    let isAccepted = false;
    try {
      const message = {
        text: question,
        earlier: earlier.reverse().slice(0, MAX_EARLIER),
        disabledContexts: off,
      };
      for await (const event of streamTemporaryAnswer(message, controller.signal)) {
        isAccepted = true;
        setMessages((current) => {
          const conversation = structuredClone({ messages: current });
          applyChatEvent(conversation, afterLast(event, current));
          return conversation.messages;
        });
        if (event.event === 'session.ended') dispatch(sessionRefused());
      }
    } catch (error) {
      if (!isAccepted) setText(question);
      if (error instanceof QuestionRefused) setProblem(errorMessage(error.reason));
    }
    // Nobody keeps the rest: what was stopped stays as it is, what was lost can be asked again.
    const status = controller.signal.aborted ? 'complete' : 'failed';
    setMessages((current) =>
      current.map((each) => (each.status === 'streaming' ? { ...each, status } : each)),
    );
    setIsAnswering(false);
  };

  return {
    messages,
    text,
    setText,
    contexts: { off, change: setOff },
    problem,
    ask: (question) => void ask(question),
    stop: isAnswering ? () => stream.current?.abort() : undefined,
  };
}

/** The server knows nothing of what was said before; here one thing follows the other. */
function afterLast(event: ChatEvent, messages: Message[]): ChatEvent {
  if (event.event !== 'message.accepted') return event;
  const userMessage = { ...event.data.userMessage, parentId: messages.at(-1)?.id ?? null };
  return { ...event, data: { ...event.data, userMessage } };
}
