import { Card, EmptyState, Glyph, Grid, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useListOpenMailQuery } from '../api/mail.api';
import { QueryBoundary } from '../../../components/query-boundary';
import { AdminFrame } from '../components/admin-frame';
import { MessagesSkeleton } from '../components/messages-skeleton';
import { OpenMessageCard } from '../components/open-message-card';

/** Links that people have asked for, where this twin sends no email: for an administrator to hand over. */
export function MailPage(): ReactElement {
  const query = useListOpenMailQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  return (
    <AdminFrame description="Links that people requested and no one sent. Give each only to its owner: anyone who opens it acts as them.">
      <Grid container>
        <Grid size={{ xs: 12, lg: 8 }}>
          <QueryBoundary
            query={query}
            inCard
            errorTitle="Couldn’t load the links"
            skeleton={<MessagesSkeleton />}
            isEmpty={({ items }) => items.length === 0}
            empty={<NoOpenLinks isSent={query.data?.sends === true} />}
          >
            {({ items }) => (
              <Stack component="ul" spacing={2} aria-label="Links">
                {items.map((message) => (
                  <li key={message.id}>
                    <OpenMessageCard message={message} />
                  </li>
                ))}
              </Stack>
            )}
          </QueryBoundary>
        </Grid>
      </Grid>
    </AdminFrame>
  );
}

function NoOpenLinks({ isSent }: { isSent: boolean }): ReactElement {
  return (
    <Card>
      <EmptyState align="center" glyph={<Glyph domain="neutral" icon="ask" />} title="Nothing waits">
        {isSent
          ? 'This twin sends email itself.'
          : 'Requested links appear here until they’re used or expire.'}
      </EmptyState>
    </Card>
  );
}
