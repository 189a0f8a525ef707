import {
  Button,
  Card,
  EmptyState,
  Glyph,
  Icon,
  IconButton,
  Link,
  Page,
  PageHeader,
  Stack,
} from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { PageTools } from '../../../components/page-tools';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { paths } from '../../../lib/paths';
import { useListHomeConnectionsQuery } from '../api/connections.api';
import { AddConnection } from '../components/connections/add-connection';
import { ConnectionRow } from '../components/connections/connection-row';
import { FoundCallout } from '../components/found/found-callout';

/** What the home is joined to: how each of it is, and what it brought. */
export function ConnectionsPage(): ReactElement {
  const query = useListHomeConnectionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isAdding, setIsAdding] = useState(false);
  const add = (): void => setIsAdding(true);
  return (
    <Page>
      <PageHeader
        context={<Link href={paths.smartHome}>Home</Link>}
        title="Connections"
        description="Where your devices come from. Nothing of it is heard or switched before you say yes to it."
        tools={
          <Button startIcon={<Icon name="plus" size={16} />} onClick={add}>
            Add connection
          </Button>
        }
      />
      <PageTools>
        <IconButton label="Add connection" icon={<Icon name="plus" />} onClick={add} />
      </PageTools>
      <Stack spacing={2}>
        <FoundCallout />
        <QueryBoundary
          query={query}
          inCard
          errorTitle="Couldn’t load your connections"
          skeleton={
            <Card padding="none">
              <RowSkeleton rows={2} />
            </Card>
          }
          isEmpty={({ items }) => items.length === 0}
          empty={
            <Card>
              <EmptyState
                align="center"
                glyph={<Glyph domain="home" icon="link" />}
                title="Not joined to anything yet"
                actions={<Button onClick={add}>Join your home</Button>}
              >
                Join an MQTT broker, Home Assistant, or simulated devices to try it. What is found waits for
                your yes.
              </EmptyState>
            </Card>
          }
        >
          {({ items }) => (
            <Card padding="none" as="ul" aria-label="Connections">
              {items.map((connection) => (
                <li key={connection.id}>
                  <ConnectionRow connection={connection} />
                </li>
              ))}
            </Card>
          )}
        </QueryBoundary>
      </Stack>
      {isAdding && (
        <AddConnection
          open
          hasOwnBroker={query.data?.hasOwnBroker ?? false}
          onClose={() => setIsAdding(false)}
        />
      )}
    </Page>
  );
}
