import { Page, PageHeader, PageSection, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { QuickAdd } from '../components/quick-add';
import { Lists } from '../components/lists';
import { OpenReminders } from '../components/open-reminders';
import { ScheduledCommands } from '../components/scheduled-commands';

/** What shall come to mind in time, and what is on the user's lists. */
export function RemindersPage(): ReactElement {
  return (
    <Page>
      <PageHeader
        title="Reminders"
        description="Reminders, alarms, timers, lists and scheduled commands. Anything due appears on every screen while Twyn is open."
      />
      <Stack spacing={4}>
        <QuickAdd />
        <OpenReminders />
        <ScheduledCommands />
        <PageSection title="Lists" lead="Tick items off when they’re done. An item added twice appears once.">
          <Lists />
        </PageSection>
      </Stack>
    </Page>
  );
}
