import { Button, Card, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { OutsideCalls } from './outside-calls';

/** For whoever runs the server: what it sent on nobody's behalf. */
export function SystemCallsCard(): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card title="Calls of the server" aria-label="Calls of the server" note="admins only">
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Text tone="muted">
          Mail, and the sign-in before it is known who signs in. They belong to nobody: no address of a person
          is kept with them.
        </Text>
        <Button size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Hide the server’s calls' : 'Show the server’s calls'}
        </Button>
        {isOpen && <OutsideCalls of="server" />}
      </Stack>
    </Card>
  );
}
