import type { ReactElement } from 'react';
import type { Message } from '../../../shared/chat/api/chat.api';
import { messageAnchor } from '../../../lib/addresses';
import type { Ask } from '../hooks/use-ask';
import { AnswerTools } from './answer-tools';
import { OwnMessage } from './own-message';
import { TwinMessage } from './twin-message';
import { UnsentQuestion } from './unsent-question';

export interface ThreadMessagesProps {
  /** `null` before the first question. */
  conversationId: string | null;
  messages: Message[];
  asking: Ask;
  /** Puts a question into the composer, to be put differently. */
  onAskDifferently: (question: string) => void;
}

export function ThreadMessages({
  conversationId,
  messages,
  asking,
  onAskDifferently,
}: ThreadMessagesProps): ReactElement {
  const { question, stoppedAnswerId } = asking.draft;
  const questionBefore = (index: number): string => messages[index - 1]?.text ?? '';
  const askAgain = (index: number, { id }: Message): void =>
    asking.askAgain({ id, question: questionBefore(index) });
  // A second try shows itself where the first stands.
  const isUnsent =
    question &&
    question.state !== 'answering' &&
    (question.branch?.kind !== 'retry' || question.state === 'failed');

  return (
    <>
      {messages.map((message, index) => (
        // Links to a message bring the focus here.
        <div key={message.id} id={messageAnchor(message.id)} tabIndex={-1}>
          {message.role === 'user' ? (
            <OwnMessage
              conversationId={conversationId}
              message={message}
              onAskInstead={(text) => asking.askInstead(message.id, text)}
            />
          ) : (
            <TwinMessage
              message={message}
              isStopped={message.id === stoppedAnswerId && message.status === 'streaming'}
              onWatchAgain={asking.watchAgain}
              onAskAgain={() => askAgain(index, message)}
              onAskDifferently={() => onAskDifferently(questionBefore(index))}
              onReply={index === messages.length - 1 && !question ? asking.askThis : undefined}
              tools={
                <AnswerTools
                  conversationId={conversationId}
                  message={message}
                  isLast={index === messages.length - 1}
                  onAskAgain={() => askAgain(index, message)}
                />
              }
            />
          )}
        </div>
      ))}
      {isUnsent && <UnsentQuestion question={question} onRetry={asking.retry} onWithdraw={asking.withdraw} />}
    </>
  );
}
