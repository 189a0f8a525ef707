import { Button, Dialog, Icon, Link, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { paths } from '../../../lib/paths';
import { type Home, useSetUpSampleHomeMutation } from '../../../shared/home/api/home.api';

/** Where devices come from: a home of one’s own, or the sample. */
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
            Join your own home by MQTT or Home Assistant: what is found there waits for your yes.{' '}
            <Link href={paths.homeConnections}>Open connections</Link>
          </Text>
          <Text>
            The sample home has 20 simulated devices, from lamps to a front door lock; nothing outside Twyn is
            switched.{' '}
            {isSample
              ? 'Starting over puts every device back as it was and clears this home’s activity.'
              : 'It takes the place of the simulated devices that are here now, and clears their activity.'}
          </Text>
        </Stack>
      </Dialog>
    </>
  );
}
