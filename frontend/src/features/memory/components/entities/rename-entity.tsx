import { Button, Callout, Dialog, Select, Stack, TextField } from '@twyn/design-system';
import { type ReactElement, type SubmitEvent, useId, useState } from 'react';
import * as z from 'zod/mini';
import { errorMessage } from '../../../../api/api-error';
import { type EntityDetail, type EntityKind, useUpdateEntityMutation } from '../../api/entities.api';
import { useSchemaForm } from '../../../../components/form/use-schema-form';
import { entityKinds } from '../../lib/entity-labels';

const KINDS = Object.entries(entityKinds).map(([value, { one }]) => ({
  value: value as EntityKind,
  label: one,
}));

const schema = z.object({ name: z.string().check(z.trim(), z.minLength(1, 'Enter a name.')) });

/** Its name and what it is. The old name still leads to it. */
export function RenameEntity({
  entity,
  onClose,
}: {
  entity: EntityDetail;
  onClose: () => void;
}): ReactElement {
  const { field, watch, handleSubmit } = useSchemaForm({ schema, defaultValues: { name: entity.name } });
  const [kind, setKind] = useState(entity.kind);
  const [updateEntity, { isLoading, error }] = useUpdateEntityMutation();
  const form = useId();
  const rename = handleSubmit(async ({ name }) => {
    const answer = await updateEntity({ id: entity.id, updateEntity: { name, kind } });
    if (!answer.error) onClose();
  });
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
          <Button
            tone="primary"
            type="submit"
            form={form}
            loading={isLoading}
            disabled={watch('name').trim() === ''}
          >
            Save
          </Button>
        </>
      }
    >
      <Stack component="form" id={form} spacing={2} onSubmit={(event: SubmitEvent) => void rename(event)}>
        <TextField
          label="Name"
          hint="Memories keep their words; the old name still leads here."
          maxLength={100}
          {...field('name')}
        />
        <Select label="Kind" options={KINDS} value={kind} onChange={setKind} />
        {error && <Callout tone="danger" title={errorMessage(error)} />}
      </Stack>
    </Dialog>
  );
}
