import { Button, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { openIdentity } from '../../../shared/auth/api/open-identity';
import { paths } from '../../../lib/paths';
import { useAppDispatch } from '../../../store/hooks';
import { AuthFormFrame } from '../components/auth-form-frame';
import { AuthPage } from '../components/auth-page';
import { EmailField } from '../components/email-field';
import { SiblingLink } from '../components/sibling-link';
import { NoMailNote } from '../components/no-mail-note';
import { type FieldErrors, useAuthForm } from '../hooks/use-auth-form';
import { emailProblem } from '../../../shared/auth/credentials';

export function ForgotPasswordPage(): ReactElement {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AuthPage
      title={sentTo === null ? 'Forgot your password?' : 'Look into your mail'}
      lead={
        sentTo === null
          ? 'Tell us your e-mail address, and we send you a link to choose a new one.'
          : // Whether there is such an account stays between it and its owner.
            `If ${sentTo} has an account here, a message with a link to choose a new password is on its way.`
      }
    >
      {sentTo === null ? <RequestForm onSent={setSentTo} /> : <Sent onAgain={() => setSentTo(null)} />}
      <Text tone="muted">
        Remembered it? <SiblingLink to={paths.login}>Sign in</SiblingLink>
      </Text>
    </AuthPage>
  );
}

interface Values {
  email: string;
}

function RequestForm({ onSent }: { onSent: (email: string) => void }): ReactElement {
  const dispatch = useAppDispatch();
  const [email, setEmail] = useState('');
  const form = useAuthForm<Values>({
    values: { email: email.trim() },
    validate,
    submit: async ({ email: address }) => {
      const identity = await dispatch(openIdentity());
      await identity.sendPasswordReset(address);
      onSent(address);
    },
  });
  return (
    <AuthFormFrame form={form} submitLabel="Send the link">
      <EmailField value={email} error={form.errors.email} onChange={setEmail} />
    </AuthFormFrame>
  );
}

function Sent({ onAgain }: { onAgain: () => void }): ReactElement {
  return (
    <Stack spacing={2}>
      <Text tone="muted">Nothing there? Look among the unwanted mail, or check the address.</Text>
      <NoMailNote />
      <Button size="lg" fullWidth onClick={onAgain}>
        Send it again
      </Button>
    </Stack>
  );
}

function validate({ email }: Values): FieldErrors<Values> {
  const emailError = emailProblem(email);
  return emailError ? { email: emailError } : {};
}
