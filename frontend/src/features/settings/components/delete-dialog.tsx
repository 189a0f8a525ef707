import { Button, Callout, Dialog, Stack, Text, TextField } from '@twyn/design-system';
import { type ReactElement, type SubmitEvent, useId } from 'react';
import * as z from 'zod/mini';
import { useSchemaForm } from '../../../components/form/use-schema-form';
import { usePreviewDeletionQuery } from '../api/deletion.api';
import { useCurrentUser } from '../../../store/hooks';
import { useDeletion } from '../hooks/use-deletion';
import { confirmationFor } from '../lib/confirmation';
import { DeletionPreview } from './deletion-preview';

/** Says what goes, and has it typed rather than clicked: this is the one thing nobody can take back. */
export function DeleteDialog({ onClose }: { onClose: () => void }): ReactElement {
  const expected = confirmationFor(useCurrentUser()?.email ?? null);
  const { field, handleSubmit } = useSchemaForm({
    schema: typed(expected),
    defaultValues: { confirmation: '' },
  });
  const { run, isBusy, failure } = useDeletion();
  // What was counted at the last look may have grown since.
  const preview = usePreviewDeletionQuery(undefined, { refetchOnMountOrArgChange: true });
  const isCounting = preview.isFetching && !preview.isError;
  const formId = useId();
  const send = handleSubmit(async ({ confirmation }) => {
    await run(confirmation);
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void send();
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
          {/* The counts move it: who aims at it before they stand would miss it. */}
          <Button type="submit" form={formId} tone="danger" loading={isBusy} disabled={isCounting}>
            {isBusy ? 'Deleting everything' : 'Delete everything'}
          </Button>
        </>
      }
    >
      <Stack component="form" id={formId} spacing={2} noValidate onSubmit={submit}>
        <DeletionPreview counts={preview.data?.rows} isError={preview.isError} />
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
          {...field('confirmation')}
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

function typed(expected: string) {
  const isTheSame = (text: string): boolean => text.toLowerCase() === expected.toLowerCase();
  const confirmation = z.string().check(z.trim(), z.refine(isTheSame, `This isn’t ${expected}.`));
  return z.object({ confirmation });
}

/** Closing the window would not stop the server. */
function ignore(): void {}
