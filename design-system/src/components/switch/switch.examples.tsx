import type { ReactElement } from 'react';
import { Stack } from '../layout/layout';
import { Switch } from './switch';

export function States(): ReactElement {
  return (
    <Stack spacing={2}>
      <Switch label="Morning brief" hint="At 07:00, on this device" defaultChecked />
      <Switch label="Read my check-ins" />
      <Switch label="Set by the server" disabled defaultChecked />
    </Stack>
  );
}
