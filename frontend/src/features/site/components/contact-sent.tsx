import { Button, Glyph, Row, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useEffect, useRef } from 'react';

interface ContactSentProps {
  reference: string;
  email: string;
  onAnother: () => void;
}

/** The confirmation, in place of the form that it answers. */
export function ContactSent({ reference, email, onAnother }: ContactSentProps): ReactElement {
  const title = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <Stack spacing={3}>
      <Row gap={2}>
        <Glyph domain="neutral" icon="success" />
        <Text variant="h2" ref={title} tabIndex={-1}>
          Your message has arrived
        </Text>
      </Row>
      <Stack spacing={0.5}>
        <Text tone="muted">Its reference</Text>
        <Text variant="h1" as="p">
          {reference}
        </Text>
      </Stack>
      <Text tone="muted" style={{ overflowWrap: 'anywhere' }}>
        Name it if you come back to the matter. The answer goes to {email}.
      </Text>
      <Row>
        <Button onClick={onAnother}>Write another message</Button>
      </Row>
    </Stack>
  );
}
