import { Checkbox, PasswordField } from '@twyn/design-system';
import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import { exchangeIdentity } from '../../../shared/auth/api/exchange-identity';
import { useEndOtherSessionsMutation } from '../api/sessions.api';
import { useSchemaForm } from '../../../components/form/use-schema-form';
import { newPassword } from '../../../shared/auth/credential-schemas';
import { passwordHint } from '../../../shared/auth/credentials';
import { notify } from '../../../lib/notify';
import { useAppDispatch } from '../../../store/hooks';
import { useIdentityTask } from '../hooks/use-identity-task';
import { InlineForm } from './inline-form';

export interface PasswordFormProps {
  email: string | null;
  /** The account has no password yet. */
  isFirst: boolean;
  onChanged: () => Promise<void>;
  onClose: () => void;
}

const schema = z.object({ password: newPassword, endsOthers: z.boolean() });
type Change = z.output<typeof schema>;

export function PasswordForm({ email, isFirst, onChanged, onClose }: PasswordFormProps): ReactElement {
  const { field, register, watch, handleSubmit } = useSchemaForm({
    schema,
    defaultValues: { password: '', endsOthers: !isFirst },
    arriveAt: 'password',
  });
  const [endOtherSessions] = useEndOtherSessionsMutation();
  const dispatch = useAppDispatch();
  const { run, isBusy, failure } = useIdentityTask(async (identity, { password, endsOthers }: Change) => {
    await identity.changePassword(password);
    // The sign-in behind this session ended with the change; what ends all others must spare the new one.
    await dispatch(exchangeIdentity());
    if (endsOthers) await endOtherSessions().unwrap();
  });
  const change = handleSubmit(async (values) => {
    if (!(await run(values))) return;
    notify.success(isFirst ? 'Password set' : 'Password changed');
    onClose();
    await onChanged();
  });

  return (
    <InlineForm
      submitLabel={isFirst ? 'Set password' : 'Change password'}
      isBusy={isBusy}
      failure={failure}
      onSubmit={change}
      onCancel={onClose}
    >
      {/* tells a password manager whose password it is */}
      <input type="email" name="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        strengthHint={passwordHint(watch('password'))}
        {...field('password')}
      />
      {!isFirst && <Checkbox label="Sign out everywhere else" {...register('endsOthers')} />}
    </InlineForm>
  );
}
