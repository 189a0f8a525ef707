import { Card, ListRow } from '@twyn/design-system';
import type { ReactNode } from 'react';
import { memoryAddress } from '../../../lib/addresses';
import { formatMonthsAgo } from '../../../lib/format';
import { memoryTitle } from '../../../shared/memory/memory-outline';
import type { TodayOverview } from '../../../shared/today/api/today.api';

const SHOWN = 3;

/** What happened on this day in former years and months; nothing where nothing did. */
export function OnThisDay({ found: { items } }: { found: TodayOverview['onThisDay'] }): ReactNode {
  if (items.length === 0) return null;
  return (
    <Card padding="none" title="On this day" aria-label="On this day">
      <ul>
        {items.slice(0, SHOWN).map(({ memory, monthsAgo }) => (
          <li key={memory.id}>
            <ListRow
              title={memoryTitle(memory.text)}
              secondary={formatMonthsAgo(monthsAgo)}
              href={memoryAddress(memory.id)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
