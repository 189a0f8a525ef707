import { Button, Dialog, Icon, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { type Home, useSetUpSampleHomeMutation } from '../../../shared/home/api/home.api';

/** What can be added today, and what cannot. */
export function AddDevices({ home: { isSample } }: { home: Home }): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const [setUp, { isLoading }] = useSetUpSampleHomeMutation();
  const handleSetUp = async (): Promise<void> => {
    await setUp({ setUpSampleHome: {} });
    setIsOpen(false);
  };
  return (
    <>
      <Button size="sm" startIcon={<Icon name="plus" size={16} />} onClick={() => setIsOpen(true)}>
        Add devices
      </Button>
      <Dialog
        open={isOpen}
        title="Add devices"
        onClose={() => setIsOpen(false)}
        actions={
          <>
            <Button tone="quiet" onClick={() => setIsOpen(false)}>
              Close
            </Button>
            <Button loading={isLoading} onClick={() => void handleSetUp()}>
              {isSample ? 'Start the sample home over' : 'Replace with the sample home'}
            </Button>
          </>
        }
      >
        <Stack spacing={1.5}>
          <Text>
            Twyn works with a simulated home so far. The sample home has 20 devices, from lamps to a front
            door lock; nothing outside Twyn is switched.
          </Text>
          <Text>
            {isSample
              ? 'Starting over puts every device back as it was and clears this home’s activity.'
              : 'It takes the place of the devices that are here now, and clears their activity.'}
          </Text>
          <Text tone="muted">You can’t connect your own devices yet.</Text>
        </Stack>
      </Dialog>
    </>
  );
}
