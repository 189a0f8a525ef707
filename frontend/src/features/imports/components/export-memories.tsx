import { Button, Dialog, Icon, Select, Stack, Text } from '@twyn/design-system';
import { useState, type ReactElement } from 'react';
import { exportAddress } from '../../../shared/memory/api/export-address';

const choices = [
  { value: '', label: 'All memories' },
  { value: 'active', label: 'Without archived and superseded ones' },
  { value: 'archived', label: 'Archived ones alone' },
] as const;
type Choice = (typeof choices)[number]['value'];

/** Everything out of Twyn, in files that outlast it. */
export function ExportMemories(): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const [choice, setChoice] = useState<Choice>('');
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button startIcon={<Icon name="transfer" />} onClick={() => setIsOpen(true)}>
        Export
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Export your memories"
        actions={
          <>
            <Button tone="quiet" onClick={close}>
              Cancel
            </Button>
            <Button
              tone="primary"
              component="a"
              href={exportAddress(choice === '' ? {} : { status: choice })}
              onClick={close}
            >
              Download the zip
            </Button>
          </>
        }
      >
        <Stack spacing={2}>
          <Text>
            One zip: a note for each memory, a table for spreadsheets, and everything else that is known of
            them, with a checksum of each file. Twyn imports it again without loss. What is in the trash stays
            out. To take out some of them, filter your memories and choose “Export” there.
          </Text>
          <Select label="Which" value={choice} options={choices} onChange={setChoice} />
        </Stack>
      </Dialog>
    </>
  );
}
