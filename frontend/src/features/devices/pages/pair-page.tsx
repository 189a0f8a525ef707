import { AuthLayout, Button, Callout, Stack, Text, TextField } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { errorMessage } from '../../../api/api-error';
import { PlainForm } from '../../../components/form/plain-form';
import { HomeMark } from '../../../components/home-mark';
import { SchemeSwitch } from '../../../components/scheme-switch';
import { usePairDeviceMutation } from '../api/devices.api';

/** Where the code of a device leads: a phone gets its token here, once. */
export function PairPage(): ReactElement {
  const [code, setCode] = useState(() => window.location.hash.slice(1));
  const [pair, { data, error, isLoading }] = usePairDeviceMutation();
  return (
    <AuthLayout
      brand={<HomeMark />}
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
        <PlainForm onSend={() => void pair({ pairDevice: { code } })}>
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
        </PlainForm>
      )}
    </AuthLayout>
  );
}
