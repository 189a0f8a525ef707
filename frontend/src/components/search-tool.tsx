import { Icon, IconButton } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { paths } from '../lib/paths';
import { PageTools } from './page-tools';

/** The way to search in a phone's top bar, where the rail that leads there is missing. */
export function SearchTool(): ReactElement {
  return (
    <PageTools>
      <IconButton label="Search" icon={<Icon name="search" size={22} />} href={paths.search} />
    </PageTools>
  );
}
