import { Button, Text } from '@twyn/design-system';
import type { ReactElement, ReactNode } from 'react';
import type { Message } from '../../../shared/chat/api/chat.api';
import { TwinAnswer } from '../../../components/answer/twin-answer';

export interface TwinMessageProps {
  message: Message;
  /** The owner stopped watching this answer before its end. */
  isStopped: boolean;
  onWatchAgain: () => void;
  /** Asks the same question anew. */
  onAskAgain: () => void;
  /** Says it in the owner's name; absent once the talk went on. */
  onReply?: ((reply: string) => void) | undefined;
  /** Puts the question back into the composer. */
  onAskDifferently: () => void;
  /** Icons for what can be done with a finished answer. */
  tools?: ReactNode;
  /** What is asked or told of it. */
  below?: ReactNode;
}

/** An answer in the thread, with what can be done with it. */
export function TwinMessage(props: TwinMessageProps): ReactElement {
  const { message, isStopped, onReply, onAskAgain, onAskDifferently, tools } = props;
  return (
    <TwinAnswer
      message={message}
      isStopped={isStopped}
      onReply={onReply}
      onAskAgain={onAskAgain}
      onAskDifferently={onAskDifferently}
      tools={tools}
      actions={actionsOf(props)}
    />
  );
}

function actionsOf({ message, isStopped, onWatchAgain, onAskAgain, below }: TwinMessageProps): ReactNode {
  if (isStopped) return <StoppedNote onWatchAgain={onWatchAgain} />;
  if (message.status === 'complete') return below;
  if (message.status === 'streaming') return null;
  return (
    <>
      <Button size="sm" onClick={onAskAgain}>
        Ask again
      </Button>
      {below}
    </>
  );
}

function StoppedNote({ onWatchAgain }: { onWatchAgain: () => void }): ReactElement {
  return (
    <>
      <Text tone="muted">You stopped here. The full answer is saved.</Text>
      <Button size="sm" tone="quiet" onClick={onWatchAgain}>
        Show it
      </Button>
    </>
  );
}
