import { Button, Composer, MessageBubble, HoverTools, Stack } from '@twyn/design-system';
import { useState, type ReactElement } from 'react';
import type { Message } from '../../../shared/chat/api/chat.api';
import { submitKey } from '../../../components/submit-key';
import { MAX_QUESTION_LENGTH } from '../lib/question-length';
import { BranchSwitch } from './branch-switch';
import { MessageMenu } from './message-menu';
import { MessageNotice, type Notice } from './message-notice';

export interface OwnMessageProps {
  conversationId: string | null;
  message: Message;
  /** There to be read, not to be changed. */
  isReadOnly: boolean;
  /** Says it differently; what followed stays on the branch it was on. */
  onAskInstead: (text: string) => void;
}

export function OwnMessage({
  conversationId,
  message,
  isReadOnly,
  onAskInstead,
}: OwnMessageProps): ReactElement {
  const [edited, setEdited] = useState<string | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  if (edited === null) {
    return (
      <MessageBubble
        tools={
          !isReadOnly && (
            <HoverTools>
              <MessageMenu message={message} onNotice={setNotice} onEdit={() => setEdited(message.text)} />
            </HoverTools>
          )
        }
        footer={
          (message.siblings.length > 1 || notice) && (
            <>
              <BranchSwitch conversationId={conversationId} message={message} />
              {notice && <MessageNotice notice={notice} />}
            </>
          )
        }
      >
        {message.text}
      </MessageBubble>
    );
  }
  const submit = (): void => {
    setEdited(null);
    onAskInstead(edited.trim());
  };
  return (
    <Stack
      spacing={1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setEdited(null);
      }}
    >
      <Composer
        ref={focusAtEnd}
        label="Edit message"
        value={edited}
        maxLength={MAX_QUESTION_LENGTH}
        onChange={setEdited}
        onSubmit={submit}
        submitOn={submitKey()}
        submitLabel="Send the change"
        note="The old answer is kept. Use the arrows to see it."
      />
      <Stack sx={{ alignItems: 'flex-end' }}>
        <Button size="sm" tone="quiet" onClick={() => setEdited(null)}>
          Cancel
        </Button>
      </Stack>
    </Stack>
  );
}

/** The box opened to be written in. */
function focusAtEnd(box: HTMLTextAreaElement | null): void {
  box?.focus();
  box?.setSelectionRange(box.value.length, box.value.length);
}
