import type { ReactElement } from 'react';
import { Button } from '../button/button';
import { Badge } from '../badge/badge';
import { Row } from '../layout/row';
import { MessageBubble } from './message-bubble';

export function Written(): ReactElement {
  return (
    <MessageBubble>Why have I been so tired since Monday? And can you make tonight easier?</MessageBubble>
  );
}

export function NotSent(): ReactElement {
  return (
    <MessageBubble
      footer={
        <Row>
          <Badge tone="danger">Not sent</Badge>
          <Button size="sm" tone="quiet">
            Try again
          </Button>
        </Row>
      }
    >
      What is Ana allergic to?
    </MessageBubble>
  );
}
