import { MessageBubble } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { Message } from '../../../api/chat.api';
import { messageAnchor } from '../../../lib/addresses';
import type { Ask } from '../hooks/use-ask';
import { TwinMessage } from './twin-message';
import { UnsentQuestion } from './unsent-question';

export interface ThreadMessagesProps {
  messages: Message[];
  asking: Ask;
}

export function ThreadMessages({ messages, asking }: ThreadMessagesProps): ReactElement {
  const { question, stoppedAnswerId } = asking.draft;
  const questionBefore = (index: number): Message | undefined =>
    messages.slice(0, index).findLast(({ role }) => role === 'user');

  return (
    <>
      {messages.map((message, index) => (
        // Links to a message bring the focus here.
        <div key={message.id} id={messageAnchor(message.id)} tabIndex={-1}>
          {message.role === 'user' ? (
            <MessageBubble>{message.text}</MessageBubble>
          ) : (
            <TwinMessage
              message={message}
              isStopped={message.id === stoppedAnswerId && message.status === 'streaming'}
              onWatchAgain={asking.watchAgain}
              onAskAgain={() => asking.askThis(questionBefore(index)?.text ?? '')}
            />
          )}
        </div>
      ))}
      {question && question.state !== 'answering' && (
        <UnsentQuestion question={question} onRetry={asking.retry} onTakeBack={asking.takeBack} />
      )}
    </>
  );
}
