import { Button, Callout, Dialog, Select, Stack, TextField } from '@twyn/design-system';
import { type ReactElement, type SubmitEvent, useId, useState } from 'react';
import { errorMessage } from '../../../../api/api-error';
import { type EntityDetail, type EntityKind, useUpdateEntityMutation } from '../../api/entities.api';
import { entityKinds } from '../../lib/entity-words';

const KINDS = Object.entries(entityKinds).map(([value, { one }]) => ({
  value: value as EntityKind,
  label: one,
}));

/** Its name and what it is. The old name still leads to it. */
export function RenameEntity({
  entity,
  onClose,
}: {
  entity: EntityDetail;
  onClose: () => void;
}): ReactElement {
  const [name, setName] = useState(entity.name);
  const [kind, setKind] = useState(entity.kind);
  const [updateEntity, { isLoading, error }] = useUpdateEntityMutation();
  const form = useId();
  const handleSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const answer = await updateEntity({ id: entity.id, updateEntity: { name, kind } });
    if (!answer.error) onClose();
  };
  return (
    <Dialog
      open
      title={`Rename ${entity.name}`}
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button tone="primary" type="submit" form={form} loading={isLoading} disabled={name.trim() === ''}>
            Save
          </Button>
        </>
      }
    >
      <Stack
        component="form"
        id={form}
        spacing={2}
        onSubmit={(event: SubmitEvent) => void handleSubmit(event)}
      >
        <TextField
          label="Name"
          hint="Memories keep their words; the old name still leads here."
          value={name}
          maxLength={100}
          onChange={(event) => setName(event.target.value)}
        />
        <Select label="Kind" options={KINDS} value={kind} onChange={setKind} />
        {error && <Callout tone="danger" title={errorMessage(error)} />}
      </Stack>
    </Dialog>
  );
}
