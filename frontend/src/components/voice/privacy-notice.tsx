import { Button, Callout, Row, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';

interface PrivacyNoticeProps {
  /** What is used when it is declined. */
  hasServer: boolean;
  onAnswer: (answer: 'accepted' | 'declined') => void;
}

/** Asked once, before the sound leaves the device for the browser's maker. */
export function PrivacyNotice({ hasServer, onAnswer }: PrivacyNoticeProps): ReactElement {
  return (
    <Callout tone="warning" title="Your browser sends your speech to its vendor">
      <Stack spacing={1.5}>
        <Text>
          This browser doesn’t transcribe speech on your device. The audio goes to its vendor (Google for
          Chrome, Apple for Safari), and Twyn gets the text. You can change this under Voice.
        </Text>
        <Row>
          <Button size="sm" onClick={() => onAnswer('accepted')}>
            Allow it
          </Button>
          <Button size="sm" tone="quiet" onClick={() => onAnswer('declined')}>
            {hasServer ? 'No, use your own server' : 'No, I’ll type'}
          </Button>
        </Row>
      </Stack>
    </Callout>
  );
}
