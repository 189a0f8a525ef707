import { PasswordField, Stack, TextField } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { isApiError } from '../../../../api/api-error';
import { FormActions } from '../../../../components/form/form-actions';
import { useSchemaForm } from '../../../../components/form/use-schema-form';
import type { HomeConnection } from '../../api/connections.api';
import {
  connectionSchema,
  type ConnectionValues,
  fieldsOf,
  MAX_NAME_LENGTH,
} from '../../lib/connection-form';
import type { Kind } from '../../lib/connection-words';
import { refusalOf } from '../../lib/connection-refusal';
import { TargetHelp } from './target-help';

interface ConnectionFormProps {
  kind: Kind;
  /** The one that is changed; none: a new one. */
  before?: HomeConnection;
  isBusy: boolean;
  onCancel: () => void;
  /** Gives why it was refused, or nothing. */
  onSave: (values: ConnectionValues) => Promise<unknown>;
}

/** What it is called, where it is and how it lets Twyn in. What was entered as a secret is never shown again. */
export function ConnectionForm({
  kind,
  before,
  isBusy,
  onCancel,
  onSave,
}: ConnectionFormProps): ReactElement {
  const [refusedUrl, setRefusedUrl] = useState<string>();
  const { example, secretLabel, hasUsername } = fieldsOf(kind);
  const form = useSchemaForm({
    schema: connectionSchema(kind, before),
    defaultValues: {
      name: before?.name ?? '',
      url: before?.url ?? '',
      username: before?.username ?? '',
      secret: '',
    },
  });
  const save = form.handleSubmit(async (values) => {
    const error = await onSave(values);
    if (error === undefined) return;
    const isRefused = isApiError(error) && error.code === 'home_address_refused';
    setRefusedUrl(isRefused ? values.url : undefined);
    if (isRefused) form.setError('url', { message: 'This address is not allowed here.' });
    else for (const [field, message] of refusalOf(error)) form.setError(field, { message });
  });
  const isKept = before?.secretSetAt != null;
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack spacing={2}>
        <TextField
          label="Name"
          hint="What you call it, such as “At home”."
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          {...form.field('name')}
        />
        {example !== undefined && (
          <TextField
            label="Address"
            hint={`Such as ${example}`}
            type="url"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...form.field('url')}
          />
        )}
        {refusedUrl !== undefined && <TargetHelp url={refusedUrl} />}
        {hasUsername && (
          <TextField label="User name (optional)" autoComplete="off" {...form.field('username')} />
        )}
        {example !== undefined && (
          <PasswordField
            label={secretLabel}
            hint={
              isKept
                ? 'One is kept. Leave this empty to keep it; another address needs it again.'
                : 'It is kept sealed, and never shown again.'
            }
            autoComplete="off"
            {...form.field('secret')}
          />
        )}
        <FormActions label={before ? 'Save' : 'Join'} isBusy={isBusy} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
