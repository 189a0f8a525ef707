import { CountdownButton, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useCoolDown } from '../hooks/use-cool-down';
import { useIdentityTask } from '../hooks/use-identity-task';

const REST_MS = 60_000;

/** Asks for the message that proves the address, at most once a minute. */
export function VerifyEmail({ email }: { email: string }): ReactElement {
  const rest = useCoolDown(`verification.${email}`, REST_MS);
  const { run, isBusy, failure } = useIdentityTask((identity) => identity.sendEmailVerification());

  const handleClick = async (): Promise<void> => {
    if (await run()) rest.start();
  };

  return (
    <Stack spacing={1}>
      <Text tone="muted" role="status">
        {rest.until === null
          ? 'Verify it: a forgotten password can only be reset by an address that is yours.'
          : 'A link is on its way. Open it, then come back here.'}
      </Text>
      <CountdownButton
        size="sm"
        until={rest.until}
        waitingLabel={(seconds) => `Send again in ${seconds} s`}
        loading={isBusy}
        onClick={() => void handleClick()}
      >
        {rest.until === null ? 'Send verification' : 'Send again'}
      </CountdownButton>
      {failure && (
        <Text tone="danger" role="alert">
          {failure}
        </Text>
      )}
    </Stack>
  );
}
