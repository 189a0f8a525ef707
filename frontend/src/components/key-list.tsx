import { Kbd, Row, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';

export interface KeyListProps {
  shortcuts: readonly { keys: readonly string[]; does: string }[];
}

/** Keys, each with what it does. */
export function KeyList({ shortcuts }: KeyListProps): ReactElement {
  return (
    <Stack component="ul" spacing={1.5}>
      {shortcuts.map(({ keys, does }) => (
        <li key={does}>
          <Row gap={2} justify="between" nowrap>
            <Text>{does}</Text>
            <Row gap={0.5} nowrap>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </Row>
          </Row>
        </li>
      ))}
    </Stack>
  );
}
