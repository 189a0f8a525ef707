import { Box, Dialog } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { KeyList } from '../../../../components/key-list';
import { LIST_KEYS } from '../../hooks/listing/list-keys';

export function ShortcutsDialog({ onClose }: { onClose: () => void }): ReactElement {
  return (
    <Dialog open title="Keys in the list" onClose={onClose}>
      <Box sx={{ pt: 1 }}>
        <KeyList shortcuts={LIST_KEYS} />
      </Box>
    </Dialog>
  );
}
