import { Button, Callout, Row, Stack, Text } from '@twyn/design-system';
import type { KeyboardEvent, ReactElement, Ref, SubmitEvent } from 'react';
import { useIsOffline } from '../use-is-offline';
import { MoodFieldset } from './mood-fieldset';
import { useNewMood } from './use-new-mood';

interface MoodEntryFormProps {
  onSaved?: () => void;
  firstRef?: Ref<HTMLInputElement>;
}

/** How somebody feels, in two presses: a face, and save. The same wherever one may say it. */
export function MoodEntryForm({ onSaved, firstRef }: MoodEntryFormProps): ReactElement {
  const mood = useNewMood();
  const isOffline = useIsOffline();
  const handleSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!mood.isSaving && (await mood.save())) onSaved?.();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  return (
    <Stack
      component="form"
      spacing={2}
      noValidate
      onSubmit={(event: SubmitEvent) => void handleSubmit(event)}
      onKeyDown={handleKeyDown}
    >
      <MoodFieldset
        fields={mood.fields}
        onChange={mood.change}
        around={mood.around}
        onRemoveAround={mood.removeAround}
        isStepMissing={mood.isStepMissing}
        {...(firstRef && { firstRef })}
      />
      {mood.problem !== null && (
        <Callout tone="danger" title="Couldn’t save">
          {mood.problem} What you entered stays here.
        </Callout>
      )}
      <Row justify="between">
        <Text variant="caption" tone="muted" role="status">
          {isOffline && 'You’re offline. It waits on this device until it can be sent.'}
        </Text>
        <Button type="submit" tone="primary" loading={mood.isSaving}>
          Save
        </Button>
      </Row>
    </Stack>
  );
}
