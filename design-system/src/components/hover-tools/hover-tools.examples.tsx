import type { ReactElement } from 'react';
import { AnswerIcon } from '../icon/answer-icon';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { MessageBubble } from '../message-bubble/message-bubble';
import { HoverTools } from './hover-tools';

export function UntilItIsPointedAt(): ReactElement {
  return (
    <MessageBubble
      footer={
        <HoverTools>
          <IconButton size="sm" label="Edit" icon={<Icon name="edit" size={18} />} />
        </HoverTools>
      }
    >
      What is Ana allergic to?
    </MessageBubble>
  );
}

export function AlwaysShown(): ReactElement {
  return (
    <HoverTools shown>
      <IconButton size="sm" label="Read aloud" icon={<AnswerIcon name="speaker" size={18} />} />
      <IconButton size="sm" label="Good answer" icon={<AnswerIcon name="thumb-up" size={18} />} />
      <IconButton size="sm" label="Bad answer" icon={<AnswerIcon name="thumb-down" size={18} />} />
    </HoverTools>
  );
}
