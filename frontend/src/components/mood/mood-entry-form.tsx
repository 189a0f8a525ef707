import { Box, Button, Callout, Row, Stack, Text } from '@twyn/design-system';
import type { KeyboardEvent, ReactElement, Ref, SubmitEvent } from 'react';
import { useIsOffline } from '../use-is-offline';
import { MoodFieldset } from './mood-fieldset';
import { useNewMood } from './use-new-mood';

interface MoodEntryFormProps {
  onSaved?: () => void;
  firstRef?: Ref<HTMLInputElement>;
  /** By which a button elsewhere saves; without it the form has its own. */
  id?: string;
}

/** In sight as long as any of the form is: on a phone above the bar at the foot. */
const FOOT = {
  position: 'sticky',
  bottom: { xs: 'calc(64px + env(safe-area-inset-bottom))', sm: 0 },
  py: 1.5,
  mb: -1.5,
  // what goes on below it ends at a line, not in the middle of a word
  mx: { xs: -2, md: -2.5 },
  px: { xs: 2, md: 2.5 },
  borderTop: 1,
  borderColor: 'border.hairline',
  bgcolor: 'surface.raised',
} as const;

/** How somebody feels, in two presses: a face, and save. The same wherever one may say it. */
export function MoodEntryForm({ onSaved, firstRef, id }: MoodEntryFormProps): ReactElement {
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
  const status = (
    <Text variant="caption" tone="muted" role="status">
      {isOffline && 'You’re offline. It waits on this device until it can be sent.'}
    </Text>
  );
  return (
    <Stack
      component="form"
      id={id}
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
      {id === undefined ? (
        <Box sx={FOOT}>
          <Row justify="between" nowrap>
            {status}
            <Button type="submit" tone="primary" loading={mood.isSaving}>
              Save
            </Button>
          </Row>
        </Box>
      ) : (
        status
      )}
    </Stack>
  );
}
