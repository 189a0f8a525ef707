import type { ReactElement } from 'react';
import type { Message } from '../../../shared/chat/api/chat.api';
import { messageAnchor } from '../../../lib/addresses';
import type { Ask } from '../hooks/use-ask';
import { hasArrived } from '../lib/chat-draft';
import { KeptAnswer } from './kept-answer';
import { OwnMessage } from './own-message';
import { UnsentQuestion } from './unsent-question';

export interface ThreadMessagesProps {
  /** `null` before the first question. */
  conversationId: string | null;
  messages: Message[];
  asking: Ask;
  /** Without a connection they are there to be read. */
  isReadOnly: boolean;
  /** Puts a question into the composer, to be put differently. */
  onAskDifferently: (question: string) => void;
}

export function ThreadMessages({
  conversationId,
  messages,
  asking,
  isReadOnly,
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
    !hasArrived(question, messages) &&
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
              isReadOnly={isReadOnly}
              onAskInstead={(text) => asking.askInstead(message.id, text)}
            />
          ) : (
            <KeptAnswer
              conversationId={conversationId ?? ''}
              message={message}
              isStopped={message.id === stoppedAnswerId && message.status === 'streaming'}
              onWatchAgain={asking.watchAgain}
              onAskAgain={() => askAgain(index, message)}
              onAskDifferently={() => onAskDifferently(questionBefore(index))}
              onReply={index === messages.length - 1 && !question && !isReadOnly ? asking.askThis : undefined}
              isLast={index === messages.length - 1}
              isReadOnly={isReadOnly}
            />
          )}
        </div>
      ))}
      {isUnsent && <UnsentQuestion question={question} onRetry={asking.retry} onWithdraw={asking.withdraw} />}
    </>
  );
}
