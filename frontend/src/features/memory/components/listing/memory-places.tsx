import { Link, Row, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { paths } from '../../../../lib/paths';

/** What is looked for by eye is short; the name says all of it. */
const places = [
  { label: 'People', name: 'People and places', href: paths.people },
  { label: 'Import', name: 'Import and export', href: paths.imports },
  { label: 'Forget', name: 'Forget many', href: paths.forget },
  { label: 'Trash', name: 'Trash', href: paths.trash },
] as const;

/** The screens one step below the library. */
export function MemoryPlaces(): ReactElement {
  return (
    <nav aria-label="In the library">
      <Row gap={2}>
        {places.map(({ label, name, href }) => (
          <Text key={href} variant="label">
            <Link tone="muted" href={href} aria-label={name}>
              {label}
            </Link>
          </Text>
        ))}
      </Row>
    </nav>
  );
}
