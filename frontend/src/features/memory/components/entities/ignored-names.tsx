import { Box, Button, ItemRow, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useEntityPagesInfiniteQuery, useRestoreEntityMutation } from '../../api/entities.api';
import { notify } from '../../../../lib/notify';
import { EntityGlyph } from './entity-glyph';

/** Names that the user put out of sight, at the foot of the list, each to be brought back. */
export function IgnoredNames(): ReactElement | null {
  const { data } = useEntityPagesInfiniteQuery({ ignored: true });
  const [restoreEntity] = useRestoreEntityMutation();
  const ignored = data?.pages.flatMap(({ items }) => items) ?? [];
  if (ignored.length === 0) return null;
  const handleRestore = async (id: string, name: string): Promise<void> => {
    const { error } = await restoreEntity({ id });
    if (!error) notify.success(`${name} is back`);
  };
  return (
    <Box component="section" aria-label="Hidden" sx={{ pt: 2 }}>
      <Box sx={{ px: 2, pb: 0.5 }}>
        <Text as="h2" variant="label" tone="muted">
          Hidden
        </Text>
      </Box>
      <ul>
        {ignored.map(({ id, kind, name }) => (
          <li key={id}>
            <ItemRow
              glyph={<EntityGlyph kind={kind} />}
              title={name}
              action={
                <Button
                  size="sm"
                  aria-label={`Bring back ${name}`}
                  onClick={() => void handleRestore(id, name)}
                >
                  Bring back
                </Button>
              }
            />
          </li>
        ))}
      </ul>
    </Box>
  );
}
