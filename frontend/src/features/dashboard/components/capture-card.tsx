import { Card, Text } from '@twyn/design-system';
import type { ReactElement, Ref } from 'react';
import { CaptureForm } from '../../../components/capture/capture-form';

export function CaptureCard({
  inputRef,
}: {
  inputRef: Ref<HTMLInputElement | HTMLTextAreaElement>;
}): ReactElement {
  return (
    <Card aria-label="Capture" style={{ height: '100%' }}>
      <CaptureForm
        inputRef={inputRef}
        label={
          <Text as="span" variant="h3">
            Tell your twin something
          </Text>
        }
      />
    </Card>
  );
}
