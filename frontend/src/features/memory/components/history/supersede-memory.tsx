import { Button, Callout, Dialog, Icon, Stack, Text, TextField } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { errorMessage } from '../../../../api/api-error';
import { useReinstateMemoryMutation, useSupersedeMemoryMutation } from '../../api/memory-history.api';
import { useDeleteMemoryMutation } from '../../../../shared/memory/api/memory-moves.api';
import type { Memory } from '../../../../shared/memory/api/memory.api';
import { useSchemaForm } from '../../../../components/form/use-schema-form';
import { memoryAddress } from '../../../../lib/addresses';
import { memoryTitle } from '../../../../shared/memory/memory-outline';
import { notify } from '../../../../lib/notify';

const FORM_ID = 'supersede-memory';
const UNDO_MS = 10_000;

/** A fact that changed: the new words take its place, and it stays with the day it ended. */
export function SupersedeMemory({ memory }: { memory: Memory }): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" startIcon={<Icon name="edit" size={16} />} onClick={() => setIsOpen(true)}>
        This changed
      </Button>
      {isOpen && <SupersedeDialog memory={memory} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const schema = z.object({
  text: z.string().check(z.refine((text) => text.trim() !== '', 'Enter what’s true now.')),
  since: z.string(),
});

function SupersedeDialog({ memory, onClose }: { memory: Memory; onClose: () => void }): ReactElement {
  const { field, handleSubmit } = useSchemaForm({
    schema,
    defaultValues: { text: '', since: '' },
    arriveAt: 'text',
  });
  const [supersedeMemory, { isLoading, error }] = useSupersedeMemoryMutation();
  const announce = useSupersededToast();

  const supersede = handleSubmit(async ({ text, since }) => {
    const at = since === '' ? undefined : new Date(`${since}T00:00`).toISOString();
    const { data: newer } = await supersedeMemory({
      id: memory.id,
      supersedeMemory: { by: { text, happenedAt: at ?? null }, at },
    });
    if (!newer) return;
    onClose();
    announce(memory, newer);
  });

  return (
    <Dialog
      open
      keepOpenOnBackdrop
      title="What’s true now?"
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button tone="primary" type="submit" form={FORM_ID} loading={isLoading}>
            Replace
          </Button>
        </>
      }
    >
      <Stack component="form" id={FORM_ID} spacing={2} onSubmit={(event) => void supersede(event)}>
        <Text>“{memoryTitle(memory.text)}” stays in the history with the day it ended.</Text>
        <TextField label="What’s true instead" multiline minRows={2} maxRows={10} {...field('text')} />
        <TextField label="True since (leave empty for today)" type="date" {...field('since')} />
        {error && (
          <Callout tone="danger" title="Couldn’t save">
            {errorMessage(error)}
          </Callout>
        )}
      </Stack>
    </Dialog>
  );
}

/** Goes on to what holds now; the undo has the old one hold again and forgets the new one. */
function useSupersededToast(): (older: Memory, newer: Memory) => void {
  const [reinstateMemory] = useReinstateMemoryMutation();
  const [deleteMemory] = useDeleteMemoryMutation();
  const navigate = useNavigate();
  return (older, newer) => {
    const undo = async (): Promise<void> => {
      await reinstateMemory({ id: older.id });
      await deleteMemory({ id: newer.id });
      void navigate(memoryAddress(older.id));
    };
    void navigate(memoryAddress(newer.id));
    notify.success('Replaced', {
      durationMs: UNDO_MS,
      action: { label: 'Undo', onSelect: () => void undo() },
    });
  };
}
