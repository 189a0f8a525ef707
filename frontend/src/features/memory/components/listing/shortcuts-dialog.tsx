import { Dialog, Kbd, Row, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { LIST_KEYS } from '../../hooks/listing/use-list-keys';

export function ShortcutsDialog({ onClose }: { onClose: () => void }): ReactElement {
  return (
    <Dialog open title="Keys in the list" onClose={onClose}>
      <Stack component="ul" spacing={1.5} sx={{ pt: 1 }}>
        {LIST_KEYS.map(({ keys, does }) => (
          <li key={does}>
            <Row gap={2} justify="between" nowrap>
              <Text>{does}</Text>
              <Row gap={0.5}>
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </Row>
            </Row>
          </li>
        ))}
      </Stack>
    </Dialog>
  );
}
