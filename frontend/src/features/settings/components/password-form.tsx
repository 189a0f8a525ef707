import { Checkbox, PasswordField } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { exchangeIdentity } from '../../../shared/auth/api/exchange-identity';
import { useEndOtherSessionsMutation } from '../api/sessions.api';
import { selectOnArrival } from '../../../components/on-arrival';
import { newPasswordProblem, passwordHint } from '../../../shared/auth/credentials';
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

export function PasswordForm({ email, isFirst, onChanged, onClose }: PasswordFormProps): ReactElement {
  const [password, setPassword] = useState('');
  const [endsOthers, setEndsOthers] = useState(!isFirst);
  const [wasTried, setWasTried] = useState(false);
  const [endOtherSessions] = useEndOtherSessionsMutation();
  const dispatch = useAppDispatch();
  const { run, isBusy, failure } = useIdentityTask(async (identity) => {
    await identity.changePassword(password);
    // The sign-in behind this session ended with the change; what ends all others must spare the new one.
    await dispatch(exchangeIdentity());
    if (endsOthers) await endOtherSessions().unwrap();
  });
  const problem = newPasswordProblem(password);

  const handleSubmit = async (): Promise<void> => {
    setWasTried(true);
    if (problem !== undefined || !(await run())) return;
    notify.success(isFirst ? 'Password set' : 'Password changed');
    onClose();
    await onChanged();
  };

  return (
    <InlineForm
      submitLabel={isFirst ? 'Set password' : 'Change password'}
      isBusy={isBusy}
      failure={failure}
      onSubmit={() => void handleSubmit()}
      onCancel={onClose}
    >
      {/* tells a password manager whose password it is */}
      <input type="email" name="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField
        ref={selectOnArrival}
        label="New password"
        name="password"
        autoComplete="new-password"
        strengthHint={passwordHint(password)}
        error={wasTried && problem}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {!isFirst && (
        <Checkbox
          label="Sign out everywhere else"
          checked={endsOthers}
          onChange={(event) => setEndsOthers(event.target.checked)}
        />
      )}
    </InlineForm>
  );
}
