import { Badge, Callout, Row, Stack, TextField } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import * as z from 'zod/mini';
import { useSchemaForm } from '../../../components/form/use-schema-form';
import { useIdentityTask } from '../hooks/use-identity-task';
import { emailAddress } from '../../../shared/auth/credential-schemas';
import { EditableItem } from './editable-item';
import { InlineForm } from './inline-form';
import { VerifyEmail } from './verify-email';

export interface EmailItemProps {
  email: string | null;
  isVerified: boolean;
}

export function EmailItem({ email, isVerified }: EmailItemProps): ReactElement {
  const [awaited, setAwaited] = useState<string | null>(null);
  const isMoving = awaited !== null && awaited !== email;
  return (
    <EditableItem
      term="Email"
      editLabel={email === null ? 'Add' : 'Change'}
      value={
        <Stack spacing={1}>
          <Row>
            <span>{email ?? 'None'}</span>
            {email !== null && (
              <Badge tone={isVerified ? 'success' : 'warning'}>
                {isVerified ? 'Verified' : 'Not verified'}
              </Badge>
            )}
          </Row>
          {isMoving && (
            <Callout title="Check your new address for the link">
              Open it, and {awaited} takes the place of this one.
            </Callout>
          )}
          {email !== null && !isVerified && !isMoving && <VerifyEmail email={email} />}
        </Stack>
      }
      form={(close) => (
        <EmailForm
          current={email}
          onSent={(next) => {
            setAwaited(next);
            close();
          }}
          onCancel={close}
        />
      )}
    />
  );
}

interface EmailFormProps {
  current: string | null;
  onSent: (email: string) => void;
  onCancel: () => void;
}

function EmailForm({ current, onSent, onCancel }: EmailFormProps): ReactElement {
  const { field, handleSubmit } = useSchemaForm({
    schema: newAddress(current),
    defaultValues: { email: '' },
    arriveAt: 'email',
  });
  const { run, isBusy, failure } = useIdentityTask((identity, email: string) => identity.changeEmail(email));

  const send = handleSubmit(async ({ email }) => {
    if (await run(email)) onSent(email);
  });

  return (
    <InlineForm
      submitLabel="Send the link"
      isBusy={isBusy}
      failure={failure}
      onSubmit={send}
      onCancel={onCancel}
    >
      <TextField
        label="New email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint="You’ll get a link there. Nothing changes until you open it."
        {...field('email')}
      />
    </InlineForm>
  );
}

function newAddress(current: string | null) {
  return z.object({
    email: emailAddress.check(z.refine((email) => email !== current, 'This is your address already.')),
  });
}
