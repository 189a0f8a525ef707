import { Button, Link, Row, Stack, Text } from '@twyn/design-system';
import { useState, type ReactNode } from 'react';
import { searchAddress } from '../../../../lib/addresses';
import { clearSearches, recentSearches } from '../../lib/recent-searches';

/** What was searched for lately on this device. */
export function RecentSearches(): ReactNode {
  const [searches, setSearches] = useState(recentSearches);
  if (searches.length === 0) return null;
  const clear = (): void => {
    clearSearches();
    setSearches([]);
  };
  return (
    <Stack component="section" spacing={1} aria-label="Recent searches">
      <Row gap={1}>
        <Text as="h2" variant="h3">
          Recent searches
        </Text>
        <Button tone="quiet" size="sm" onClick={clear}>
          Clear
        </Button>
      </Row>
      <Stack component="ul" spacing={0.5}>
        {searches.map((query) => (
          <li key={query}>
            <Link tone="muted" href={searchAddress(query)}>
              {query}
            </Link>
          </li>
        ))}
      </Stack>
      <Text variant="caption" tone="faint">
        Saved on this device only.
      </Text>
    </Stack>
  );
}
