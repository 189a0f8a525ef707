import { Button, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import * as z from 'zod/mini';
import { openIdentity } from '../../../shared/auth/api/open-identity';
import { emailAddress } from '../../../shared/auth/credential-schemas';
import { paths } from '../../../lib/paths';
import { useAppDispatch } from '../../../store/hooks';
import { AuthFormFrame } from '../components/auth-form-frame';
import { AuthPage } from '../components/auth-page';
import { EmailField } from '../components/email-field';
import { SiblingLink } from '../components/sibling-link';
import { NoMailNote } from '../components/no-mail-note';
import { useAuthForm } from '../hooks/use-auth-form';

export function ForgotPasswordPage(): ReactElement {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AuthPage
      title={sentTo === null ? 'Forgot your password?' : 'Check your email'}
      lead={
        sentTo === null
          ? 'Enter your email address to get a link for a new password.'
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

const schema = z.object({ email: emailAddress });

function RequestForm({ onSent }: { onSent: (email: string) => void }): ReactElement {
  const dispatch = useAppDispatch();
  const { field, state } = useAuthForm({
    schema,
    defaultValues: { email: '' },
    submit: async ({ email: address }) => {
      const identity = await dispatch(openIdentity());
      await identity.sendPasswordReset(address);
      onSent(address);
    },
  });
  return (
    <AuthFormFrame form={state} submitLabel="Send the link">
      <EmailField {...field('email')} />
    </AuthFormFrame>
  );
}

function Sent({ onAgain }: { onAgain: () => void }): ReactElement {
  return (
    <Stack spacing={2}>
      <Text tone="muted">No message? Check your spam folder and the address.</Text>
      <NoMailNote />
      <Button size="lg" fullWidth onClick={onAgain}>
        Send it again
      </Button>
    </Stack>
  );
}
