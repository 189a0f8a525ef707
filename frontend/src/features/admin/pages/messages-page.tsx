import { Grid, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useContactMessagePagesInfiniteQuery } from '../api/contact-messages.api';
import { RemovableRow } from '../../../components/removable-row';
import { LoadMore } from '../../../components/load-more';
import { QueryBoundary } from '../../../components/query-boundary';
import { formatCount } from '../../../lib/format';
import { totalAlone, vagueness, type ListTotal } from '../../../lib/list-total';
import { AdminFrame } from '../components/admin-frame';
import { MessageCard } from '../components/message-card';
import { MessagesSkeleton } from '../components/messages-skeleton';
import { NoMessages } from '../components/no-messages';

/** What visitors wrote on the contact page. */
export function MessagesPage(): ReactElement {
  const query = useContactMessagePagesInfiniteQuery(null);
  const newest = query.data?.pages[0];
  return (
    <AdminFrame description="What visitors wrote to you on the contact page. Each is deleted a year after it came.">
      <Grid container>
        <Grid size={{ xs: 12, lg: 8 }}>
          <Stack spacing={2}>
            <Text variant="caption" tone="faint" tabular role="status">
              {newest && newest.total > 0 && summary(newest)}
            </Text>
            <QueryBoundary
              query={query}
              inCard
              errorTitle="Couldn’t load the messages"
              skeleton={<MessagesSkeleton />}
              isEmpty={({ pages }) => pages[0]?.items.length === 0}
              empty={<NoMessages />}
            >
              {({ pages }) => (
                <>
                  <Stack component="ul" spacing={2} aria-label="Messages">
                    {pages
                      .flatMap(({ items }) => items)
                      .map((message) => (
                        <RemovableRow key={message.id}>
                          <MessageCard message={message} />
                        </RemovableRow>
                      ))}
                  </Stack>
                  <LoadMore query={query} />
                </>
              )}
            </QueryBoundary>
          </Stack>
        </Grid>
      </Grid>
    </AdminFrame>
  );
}

/** The open ones are counted as far as all of them. */
function summary({ open, ...all }: ListTotal & { open: number }): string {
  const words = totalAlone(all, 'message', 'messages');
  if (open === 0) return `${words}, none open`;
  return `${words}, ${open < all.total ? '' : vagueness(all.totalIs)}${formatCount(open)} open`;
}
