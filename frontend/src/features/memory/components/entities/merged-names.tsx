import { Button, ItemRow, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { EntityDetail } from '../../api/entities.api';
import { formatFullDay } from '../../../../lib/format';
import type { PeopleView } from '../../hooks/use-people-view';
import { useSeparateNames } from '../../hooks/use-separate-names';
import { EntityGlyph } from './entity-glyph';

/** What was merged into a name, each to be taken out again. */
export function MergedNames({
  merges,
  view,
}: Pick<EntityDetail, 'merges'> & { view: PeopleView }): ReactElement {
  const separate = useSeparateNames(view);
  return (
    <Stack component="section" spacing={1.5} aria-label="Merged names">
      <Text as="h3" variant="h3">
        Merged names
      </Text>
      <ul>
        {merges.map(({ id, kind, name, mergedAt }) => (
          <li key={id}>
            <ItemRow
              glyph={<EntityGlyph kind={kind} />}
              title={name}
              secondary={`Merged on ${formatFullDay(mergedAt)}`}
              action={
                <Button size="sm" aria-label={`Separate ${name}`} onClick={() => void separate(id)}>
                  Separate
                </Button>
              }
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
