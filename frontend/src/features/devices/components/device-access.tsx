import { Button, Callout, Card, Row, Stack, Text, TextField } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { ConfirmButton } from '../../../components/confirm-button';
import { formatWhen } from '../../../lib/format';
import {
  type Device,
  useBeginPairingMutation,
  useRevokeDeviceTokenMutation,
  useRotateDeviceTokenMutation,
} from '../api/devices.api';
import { QrCode } from './qr-code';

/** Its token: replaced, given by a code, or taken back. */
export function DeviceAccess({ device: { id, name, token } }: { device: Device }): ReactElement {
  const [rotate, rotated] = useRotateDeviceTokenMutation();
  const [revoke] = useRevokeDeviceTokenMutation();
  const [pair, paired] = useBeginPairingMutation();
  return (
    <Card title="Token">
      <Stack spacing={2}>
        <Text tone="muted">{tokenWords(token)}</Text>
        {rotated.data && (
          <>
            <Callout tone="warning" role="status">
              Copy the new token now. It’s shown this once.
            </Callout>
            <TextField
              label="New token"
              value={rotated.data.token}
              readOnly
              onFocus={(event) => event.currentTarget.select()}
            />
          </>
        )}
        {paired.data && (
          <Row gap={2} align="start">
            <QrCode text={paired.data.url} label={`Code for ${name}`} />
            <Text variant="h3" as="p" tabular>
              {paired.data.code.slice(0, 4)}-{paired.data.code.slice(4)}
            </Text>
          </Row>
        )}
        <Row>
          <Button size="sm" loading={rotated.isLoading} onClick={() => void rotate({ id })}>
            Rotate token
          </Button>
          <Button size="sm" loading={paired.isLoading} onClick={() => void pair({ id })}>
            Show code
          </Button>
          {token?.isRevoked === false && (
            <ConfirmButton
              title={`Revoke the token of ${name}?`}
              confirmLabel="Revoke"
              onConfirm={() => revoke({ id })}
              button={(ask) => (
                <Button tone="quiet" size="sm" onClick={ask}>
                  Revoke
                </Button>
              )}
            >
              Nothing it sends is taken from now on. You can make a new token later.
            </ConfirmButton>
          )}
        </Row>
      </Stack>
    </Card>
  );
}

function tokenWords(token: Device['token']): string {
  if (!token) return 'It has no token.';
  if (token.isRevoked) return 'Its token was revoked. Nothing it sends is taken.';
  const used = token.usedAt === null ? 'not used yet' : `last used ${formatWhen(token.usedAt)}`;
  const name = token.prefix === null ? 'Its token' : `${token.prefix}…`;
  const old =
    token.oldUntil === null ? '' : ` The old one works until ${formatWhen(token.oldUntil)} at most.`;
  return `${name} made ${formatWhen(token.madeAt)}, ${used}.${old}`;
}
