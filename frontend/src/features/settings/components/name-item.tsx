import { TextField } from '@twyn/design-system';
import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import { useSchemaForm } from '../../../components/form/use-schema-form';
import { notify } from '../../../lib/notify';
import { useIdentityTask } from '../hooks/use-identity-task';
import { EditableItem } from './editable-item';
import { InlineForm } from './inline-form';

const MAX_NAME_LENGTH = 80;

export function NameItem({ name }: { name: string }): ReactElement {
  return <EditableItem term="Name" value={name} form={(close) => <NameForm name={name} onClose={close} />} />;
}

const schema = z.object({ name: z.string().check(z.trim(), z.minLength(1, 'Enter a name.')) });

function NameForm({ name, onClose }: { name: string; onClose: () => void }): ReactElement {
  const { field, handleSubmit } = useSchemaForm({ schema, defaultValues: { name }, arriveAt: 'name' });
  const { run, isBusy, failure } = useIdentityTask((identity, next: string) =>
    identity.changeDisplayName(next),
  );

  const save = handleSubmit(async ({ name: next }) => {
    if (next === name || (await run(next))) onClose();
    if (next !== name) notify.success('Name changed');
  });

  return (
    <InlineForm submitLabel="Save" isBusy={isBusy} failure={failure} onSubmit={save} onCancel={onClose}>
      <TextField
        label="Name"
        hideLabel
        autoComplete="name"
        maxLength={MAX_NAME_LENGTH}
        hint="What your twin calls you."
        {...field('name')}
      />
    </InlineForm>
  );
}
