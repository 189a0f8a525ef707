import { Button, EmptyState, Glyph, Link, Stack, Text } from '@twyn/design-system';
import type { ReactNode } from 'react';
import { useListMemoriesQuery } from '../../../../shared/memory/api/memory.api';
import { searchAddress } from '../../../../lib/addresses';
import { memoryTitle } from '../../../../shared/memory/memory-outline';
import { paths } from '../../../../lib/paths';
import { RecentSearches } from './recent-searches';

const EXAMPLES = 3;

/** Before the first word: how to search, and the owner's own latest memories to try it with. */
export function SearchStart(): ReactNode {
  const { data } = useListMemoriesQuery({ limit: EXAMPLES });
  if (!data) return null;
  if (data.items.length === 0) {
    return (
      <EmptyState
        align="center"
        glyph={<Glyph domain="memory" />}
        title="Nothing to search yet"
        actions={
          <Button size="sm" href={paths.dashboard}>
            Tell your twin something
          </Button>
        }
      >
        Once you have told your twin a few things, you find them again here, also in other words than you
        used.
      </EmptyState>
    );
  }
  return (
    <Stack spacing={3}>
      <RecentSearches />
      <Text tone="muted" measure>
        Ask in your own words. Search goes by meaning, so the words may differ from the ones you wrote. Narrow
        it as you type: <code>kind:event</code>, <code>tag:family</code>, <code>person:Anna</code>,{' '}
        <code>after:2026-01</code>, <code>is:pinned</code>, or <code>"exact words"</code>.
      </Text>
      <Stack spacing={1}>
        <Text as="h2" variant="h3">
          Try it with what you told lately
        </Text>
        <Stack component="ul" spacing={0.5}>
          {data.items.map(({ id, text }) => (
            <li key={id}>
              <Link tone="muted" href={searchAddress(memoryTitle(text).replace(/…$/, ''))}>
                {memoryTitle(text)}
              </Link>
            </li>
          ))}
        </Stack>
      </Stack>
    </Stack>
  );
}
