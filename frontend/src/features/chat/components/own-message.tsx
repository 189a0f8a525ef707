import {
  Button,
  Composer,
  Icon,
  IconButton,
  MessageBubble,
  HoverTools,
  Row,
  Stack,
} from '@twyn/design-system';
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
  /** Says it differently; what followed stays on the branch it was on. */
  onAskInstead: (text: string) => void;
}

export function OwnMessage({ conversationId, message, onAskInstead }: OwnMessageProps): ReactElement {
  const [edited, setEdited] = useState<string | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  if (edited === null) {
    return (
      <MessageBubble
        footer={
          <>
            <Row gap={0.5}>
              <BranchSwitch conversationId={conversationId} message={message} />
              <HoverTools>
                <IconButton
                  size="sm"
                  label="Edit"
                  icon={<Icon name="edit" size={18} />}
                  onClick={() => setEdited(message.text)}
                />
                <MessageMenu message={message} onNotice={setNotice} />
              </HoverTools>
            </Row>
            {notice && <MessageNotice notice={notice} />}
          </>
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
