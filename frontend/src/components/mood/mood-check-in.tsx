import { Card } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { MoodDialog } from './mood-dialog';
import { MoodQuickRow } from './mood-quick-row';
import { WaitingEntries } from './waiting-entries';

/** How it is right now, on a screen that is about more; what could not be sent yet stands below. */
export function MoodCheckIn(): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Card title="How is it right now?" aria-label="Check in">
        <MoodQuickRow onChosen={() => setIsOpen(true)} />
      </Card>
      <MoodDialog open={isOpen} onClose={() => setIsOpen(false)} />
      <WaitingEntries />
    </>
  );
}
