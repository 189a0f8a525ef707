import { Link, SearchField, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { GuideHit } from '../content/search-guides';

/** Looks through all guides. What it searches comes with the first letter. */
export function GuideSearch(): ReactElement {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [hits, setHits] = useState<GuideHit[]>([]);

  // Somebody may have typed before this page had its script.
  useEffect(() => setQuery(field.current?.value ?? ''), []);
  useEffect(() => {
    let isCurrent = true;
    void import('../content/search-guides')
      .then(({ searchGuides }) => {
        if (isCurrent) setHits(searchGuides(query));
      })
      .catch((error: unknown) => console.error('Couldn’t search the guides.', error));
    return () => {
      isCurrent = false;
    };
  }, [query]);

  return (
    <Stack spacing={1.5} role="search">
      <SearchField
        ref={field}
        label="Search the guides"
        placeholder="Search the guides"
        value={query}
        onChange={setQuery}
      />
      {query.trim() !== '' && (
        <Stack component="ul" spacing={1.5} aria-label="Found">
          {hits.map(({ href, guide, heading, excerpt }) => (
            <li key={href}>
              <Link href={href}>{heading}</Link>
              <Text variant="caption" tone="faint" as="p">
                {guide}. {excerpt}
              </Text>
            </li>
          ))}
          {hits.length === 0 && <li>Nothing about that in the guides.</li>}
        </Stack>
      )}
    </Stack>
  );
}
