import {
  Button,
  Card,
  EmptyState,
  Glyph,
  Icon,
  IconButton,
  Page,
  PageHeader,
  Stack,
} from '@twyn/design-system';
import type { ReactElement } from 'react';
import { PageTools } from '../../../components/page-tools';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { paths } from '../../../lib/paths';
import { useListAutomationsQuery } from '../api/automations.api';
import { AutomationRow } from '../components/automation-row';
import { DraftBox } from '../components/draft-box';
import { Templates } from '../components/templates';
import { WaitingQuestions } from '../components/waiting-questions';

const NEW = `${paths.automations}/new`;

/** What happens by itself: which rules there are, and what they wait for. */
export function AutomationsPage(): ReactElement {
  const query = useListAutomationsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page>
      <PageHeader
        title="Automations"
        description="Rules that you set: when something happens, the twin does something, and tells you why it did or did not."
        tools={
          <Button tone="primary" href={NEW}>
            New automation
          </Button>
        }
      />
      <PageTools>
        <IconButton label="New automation" icon={<Icon name="plus" />} href={NEW} />
      </PageTools>
      <Stack spacing={3}>
        <WaitingQuestions />
        <QueryBoundary
          query={query}
          inCard
          errorTitle="Couldn’t load your automations"
          skeleton={
            <Card padding="none">
              <RowSkeleton rows={3} />
            </Card>
          }
          isEmpty={({ items }) => items.length === 0}
          empty={
            <Card>
              <EmptyState align="center" glyph={<Glyph domain="home" />} title="No automations yet">
                Set one up from scratch, or start from one of those below. Nothing happens by itself before.
              </EmptyState>
            </Card>
          }
        >
          {({ items }) => (
            <Card padding="none" as="ul" aria-label="Automations">
              {items.map((automation) => (
                <li key={automation.id}>
                  <AutomationRow automation={automation} />
                </li>
              ))}
            </Card>
          )}
        </QueryBoundary>
        <DraftBox />
        <Templates />
      </Stack>
    </Page>
  );
}
