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
        description="Reminders, alarms, timers, lists, and what is done for you later. What is due shows itself on every screen while Twyn is open."
      />
      <Stack spacing={4}>
        <QuickAdd />
        <OpenReminders />
        <ScheduledCommands />
        <PageSection title="Lists" lead="Tick off what is done. Added twice, a thing is on its list once.">
          <Lists />
        </PageSection>
      </Stack>
    </Page>
  );
}
