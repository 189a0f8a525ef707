import { Button, Card, Icon, IconButton, Page, PageHeader, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { PageTools } from '../../../components/page-tools';
import { paths } from '../../../lib/paths';
import { useListReadingSourcesQuery } from '../../../shared/readings/api/readings.api';
import { NotMedical } from '../components/not-medical';
import { SourcePriorities } from '../components/source-priorities';
import { SourcesTable } from '../components/sources-table';

/** Who tells of what, and which source counts where several do. */
export function SourcesPage(): ReactElement {
  const { data } = useListReadingSourcesQuery();
  return (
    <Page>
      <PageHeader
        title="Imports and sources"
        tools={
          <Button href={paths.readingImports} startIcon={<Icon name="transfer" size={16} />}>
            Import a file
          </Button>
        }
      />
      <PageTools>
        <IconButton label="Import a file" href={paths.readingImports} icon={<Icon name="transfer" />} />
      </PageTools>
      <Stack spacing={4}>
        {data?.items.length === 0 ? (
          <Text tone="muted">Nothing has been measured yet. Import a file, or add a reading on Body.</Text>
        ) : (
          <SourcesTable />
        )}
        {data && data.shared.length > 0 && <SourcePriorities shared={data.shared} />}
        <Card title="Devices that send readings" href={paths.devices}>
          <Text tone="muted">
            A scale, a watch or a script can send readings by itself. Add it on Devices.
          </Text>
        </Card>
      </Stack>
      <NotMedical />
    </Page>
  );
}
