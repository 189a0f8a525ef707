import type { ReactElement } from 'react';
import { Stack } from '../layout/layout';
import { Checkbox } from './checkbox';

export function States(): ReactElement {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Checkbox label="Sleep" />
      <Checkbox label="Keep me signed in on this device for 30 days" defaultChecked />
      <Checkbox label="All sources" indeterminate />
      <Checkbox label="Set by the server" disabled defaultChecked />
    </Stack>
  );
}
