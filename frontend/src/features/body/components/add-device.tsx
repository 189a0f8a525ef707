import { Button, Callout, Dialog, Row, Stack, Text, TextField } from '@twyn/design-system';
import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import { errorMessage } from '../../../api/api-error';
import { FormActions } from '../../../components/form/form-actions';
import { useSchemaForm } from '../../../components/form/use-schema-form';
import { type NewIngestToken, useCreateIngestTokenMutation } from '../api/ingest-tokens.api';

const MAX_NAME_LENGTH = 60;
const schema = z.object({ name: z.string().check(z.trim(), z.minLength(1, 'Enter a name.')) });

interface AddDeviceProps {
  open: boolean;
  onClose: () => void;
}

/** Names a device and makes its token, which is shown this once. */
export function AddDevice({ open, onClose }: AddDeviceProps): ReactElement {
  const [create, { data: made, isLoading, reset }] = useCreateIngestTokenMutation();
  const close = (): void => {
    reset();
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={made ? made.name : 'Add device'} keepOpenOnBackdrop>
      {made ? (
        <Token made={made} onClose={close} />
      ) : (
        open && (
          <NameForm
            isBusy={isLoading}
            onCancel={close}
            onName={async (name) => {
              const { error } = await create({ createIngestToken: { name } });
              return error && errorMessage(error);
            }}
          />
        )
      )}
    </Dialog>
  );
}

interface NameFormProps {
  isBusy: boolean;
  onCancel: () => void;
  /** Gives why it was refused, or nothing. */
  onName: (name: string) => Promise<string | undefined>;
}

function NameForm({ isBusy, onCancel, onName }: NameFormProps): ReactElement {
  const { field, setError, handleSubmit } = useSchemaForm({ schema, defaultValues: { name: '' } });
  const save = handleSubmit(async ({ name }) => {
    const message = await onName(name);
    if (message !== undefined) setError('name', { message });
  });
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack spacing={2}>
        <TextField
          label="Name"
          hint="Its readings name it as their source."
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          {...field('name')}
        />
        <FormActions label="Make token" isBusy={isBusy} onCancel={onCancel} />
      </Stack>
    </form>
  );
}

function Token({ made, onClose }: { made: NewIngestToken; onClose: () => void }): ReactElement {
  return (
    <Stack spacing={2}>
      <Callout tone="warning" role="status">
        Copy the token now. It’s shown this once.
      </Callout>
      <TextField
        label="Token"
        value={made.token}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Text variant="caption" tone="muted">
        Send readings to {`${window.location.origin}/api/ingest/readings`} with the header “Authorization:
        Bearer” and the token.
      </Text>
      <Row justify="end">
        <Button tone="primary" onClick={onClose}>
          Done
        </Button>
      </Row>
    </Stack>
  );
}
