import { Button, Callout, Dialog, Stack, Text, TextField } from '@twyn/design-system';
import { type ReactElement, type SubmitEvent, useId, useState } from 'react';
import { useCurrentUser } from '../../../store/hooks';
import { useDeletion } from '../hooks/use-deletion';
import { confirmationFor } from '../lib/confirmation';
import { WhatIsDeleted } from './what-is-deleted';

/** Says what goes, and has it typed rather than clicked: this is the one thing nobody can take back. */
export function DeleteDialog({ onClose }: { onClose: () => void }): ReactElement {
  const expected = confirmationFor(useCurrentUser()?.email ?? null);
  const [text, setText] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const { run, isBusy, failure } = useDeletion();
  const formId = useId();
  const isConfirmed = text.trim().toLowerCase() === expected.toLowerCase();

  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    setWasTried(true);
    if (isConfirmed) void run(text.trim());
  };

  return (
    <Dialog
      open
      keepOpenOnBackdrop
      onClose={isBusy ? ignore : onClose}
      title="Delete your account?"
      actions={
        <>
          <Button tone="quiet" disabled={isBusy} onClick={onClose}>
            Keep it
          </Button>
          <Button type="submit" form={formId} tone="danger" loading={isBusy}>
            {isBusy ? 'Deleting everything' : 'Delete everything'}
          </Button>
        </>
      }
    >
      <Stack component="form" id={formId} spacing={2} noValidate onSubmit={handleSubmit}>
        <WhatIsDeleted />
        <TextField
          label={
            <>
              Type{' '}
              <Text as="strong" variant="label" tone="primary">
                {expected}
              </Text>{' '}
              to confirm
            </>
          }
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isBusy}
          error={wasTried && !isConfirmed && `This is not ${expected}.`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {failure && (
          <Callout tone="danger" title="Nothing was deleted">
            {failure}
          </Callout>
        )}
      </Stack>
    </Dialog>
  );
}

/** Closing the window would not stop the server. */
function ignore(): void {}
