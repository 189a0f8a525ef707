import type { ReactElement } from 'react';
import { Stack } from '../layout/layout';
import { Text } from '../text/text';
import { Divider } from './divider';

export function Plain(): ReactElement {
  return (
    <Stack spacing={2}>
      <Text>Above</Text>
      <Divider />
      <Text>Below</Text>
    </Stack>
  );
}

export function BetweenAlternatives(): ReactElement {
  return <Divider>or with your password</Divider>;
}
