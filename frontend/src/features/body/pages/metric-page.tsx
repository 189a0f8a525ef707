import { Page, PageHeader } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';

/** One metric over time. */
export function MetricPage(): ReactElement {
  const { metric = '' } = useParams();
  return (
    <Page>
      <PageHeader title={metric} />
    </Page>
  );
}
