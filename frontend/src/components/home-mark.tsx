import { Link, Wordmark } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { paths } from '../lib/paths';

/** The name of the product, where it leads to its first page. */
export function HomeMark(): ReactElement {
  return (
    <Link href={paths.home} tone="plain" aria-label="Twyn, home">
      <Wordmark />
    </Link>
  );
}
