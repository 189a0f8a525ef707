import { AuthLayout, Button, Callout, Link, Stack, Text, TextField, Wordmark } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { errorMessage } from '../../../api/api-error';
import { SchemeSwitch } from '../../../components/scheme-switch';
import { paths } from '../../../lib/paths';
import { usePairDeviceMutation } from '../api/devices.api';

/** Where the code of a device leads: a phone gets its token here, once. */
export function PairPage(): ReactElement {
  const [code, setCode] = useState(() => window.location.hash.slice(1));
  const [pair, { data, error, isLoading }] = usePairDeviceMutation();
  return (
    <AuthLayout
      brand={
        <Link href={paths.home} tone="plain" aria-label="Twyn, home">
          <Wordmark />
        </Link>
      }
      tools={<SchemeSwitch />}
      statement="You see what each device sends, and you decide what I keep of it."
    >
      <Stack spacing={1}>
        <h1>Connect a device</h1>
        {!data && (
          <Text tone="muted">Enter the code from the Devices screen. It works once, for 10 minutes.</Text>
        )}
      </Stack>
      {data ? (
        <Stack spacing={2}>
          <Callout tone="success" role="status">
            Connected. Copy the token into the app that sends. It’s shown this once.
          </Callout>
          <TextField
            label="Token"
            value={data.token}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <TextField label="Send to" value={data.ingestUrl} readOnly />
        </Stack>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void pair({ pairDevice: { code } });
          }}
        >
          <Stack spacing={2}>
            <TextField
              label="Code"
              value={code}
              maxLength={16}
              required
              autoComplete="off"
              error={error && errorMessage(error)}
              onChange={(event) => setCode(event.target.value)}
            />
            <Button type="submit" tone="primary" loading={isLoading}>
              Connect
            </Button>
          </Stack>
        </form>
      )}
    </AuthLayout>
  );
}
