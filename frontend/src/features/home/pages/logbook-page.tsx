import { Link, Page, PageHeader } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { paths } from '../../../lib/paths';
import { LogbookList } from '../components/logbook-list';

/** Everything that changed in the home, with who did it. */
export function LogbookPage(): ReactElement {
  return (
    <Page>
      <PageHeader
        context={<Link href={paths.smartHome}>Home</Link>}
        title="Logbook"
        description="What changed and who did it. Numbers of sensors stand on the page of each."
      />
      <LogbookList />
    </Page>
  );
}
