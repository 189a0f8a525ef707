import { Page, PageHeader, PageSection, Stack } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { QuickAdd } from '../components/quick-add';
import { Lists } from '../components/lists';
import { OpenReminders } from '../components/open-reminders';

/** What shall come to mind in time, and what is on the user's lists. */
export function RemindersPage(): ReactElement {
  return (
    <Page>
      <PageHeader
        title="Reminders"
        description="Reminders, alarms, timers and lists. What is due shows itself on every screen while Twyn is open."
      />
      <Stack spacing={4}>
        <QuickAdd />
        <OpenReminders />
        <PageSection title="Lists" lead="Tick off what is done. Added twice, a thing is on its list once.">
          <Lists />
        </PageSection>
      </Stack>
    </Page>
  );
}
