import { useState, type ReactElement } from 'react';
import { Button } from '../../components/button/button';
import { Box } from '../../components/layout/layout';
import { ListRow } from '../../components/list-row/list-row';
import { Text } from '../../components/text/text';
import { EmptyState } from '../empty-state/empty-state';
import { ListDetail } from './list-detail';

const titles = ['Ferritin came back at 18', 'Jonas moved to Lyon', 'Toronto calls until April'];

export function MemoryList(): ReactElement {
  const [open, setOpen] = useState<string>();
  return (
    <Box sx={{ height: '60vh' }}>
      <ListDetail
        listLabel="Memories"
        list={titles.map((title) => (
          <ListRow key={title} title={title} selected={title === open} onClick={() => setOpen(title)} />
        ))}
        placeholder={<EmptyState align="center" title="Pick a memory to read it" />}
        detail={
          open && (
            <Box sx={{ p: 4 }}>
              <Text variant="h1" as="h2">
                {open}
              </Text>
              <Button tone="quiet" onClick={() => setOpen(undefined)}>
                Back to the list
              </Button>
            </Box>
          )
        }
      />
    </Box>
  );
}
