import { LoadingScreen } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ActionDone } from '../components/action-done';
import { AuthPage } from '../components/auth-page';
import { BadLink, BrokenLink } from '../components/bad-link';
import { ConfirmAction } from '../components/confirm-action';
import { ResetPasswordForm } from '../components/reset-password-form';
import { useActionCode } from '../hooks/use-action-code';
import { type ActionLink, readActionLink } from '../lib/action-link';
import { actionLabels } from '../lib/action-labels';

/** Where the links lead that the identity provider sends by email. */
export function ActionPage(): ReactElement {
  const link = readActionLink(useLocation().search);
  return link ? <Action key={link.code} {...link} /> : <BrokenLink />;
}

function Action({ mode, code }: ActionLink): ReactElement {
  const { check, retry } = useActionCode(code);
  const [isDone, setIsDone] = useState(false);
  if (check.kind === 'checking') return <LoadingScreen text="Checking the link…" />;
  if (check.kind === 'bad') return <BadLink mode={mode} error={check.error} onRetry={retry} />;
  const { email } = check;
  if (isDone) return <ActionDone mode={mode} email={email} />;

  const { title, lead } = actionLabels[mode];
  const Form = mode === 'resetPassword' ? ResetPasswordForm : ConfirmAction;
  return (
    <AuthPage title={title} lead={lead(email)}>
      <Form mode={mode} code={code} email={email} onDone={() => setIsDone(true)} />
    </AuthPage>
  );
}
