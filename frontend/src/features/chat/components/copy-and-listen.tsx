import { AnswerIcon, Icon, IconButton } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { Message } from '../../../shared/chat/api/chat.api';
import { notify } from '../../../lib/notify';
import type { ReadAloud } from '../hooks/use-read-aloud';
import { copiedAnswer } from '../lib/plain-answer';

export interface CopyAndListenProps {
  message: Message;
  speech: ReadAloud;
}

/** Takes an answer along, as text or by ear. */
export function CopyAndListen({ message, speech }: CopyAndListenProps): ReactElement {
  const { canSpeak, isSpeaking, toggle } = speech;
  return (
    <>
      <IconButton
        size="sm"
        label="Copy"
        icon={<Icon name="copy" size={18} />}
        onClick={() => void copy(message)}
      />
      {canSpeak && (
        <IconButton
          size="sm"
          label={isSpeaking ? 'Stop reading' : 'Read aloud'}
          icon={isSpeaking ? <Icon name="stop" size={18} /> : <AnswerIcon name="speaker" size={18} />}
          onClick={toggle}
        />
      )}
    </>
  );
}

async function copy(message: Message): Promise<void> {
  try {
    await navigator.clipboard.writeText(copiedAnswer(message));
    notify.success('Copied');
  } catch {
    notify.error('Your browser didn’t allow the copy.');
  }
}
