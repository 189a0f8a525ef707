import { TextField } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { selectOnArrival } from '../../../components/on-arrival';
import { notify } from '../../../lib/notify';
import { useIdentityTask } from '../hooks/use-identity-task';
import { EditableItem } from './editable-item';
import { InlineForm } from './inline-form';

const MAX_NAME_LENGTH = 80;

export function NameItem({ name }: { name: string }): ReactElement {
  return <EditableItem term="Name" value={name} form={(close) => <NameForm name={name} onClose={close} />} />;
}

function NameForm({ name, onClose }: { name: string; onClose: () => void }): ReactElement {
  const [text, setText] = useState(name);
  const { run, isBusy, failure } = useIdentityTask((identity, next: string) =>
    identity.changeDisplayName(next),
  );
  const next = text.trim();

  const handleSubmit = async (): Promise<void> => {
    if (next === '') return;
    if (next === name || (await run(next))) onClose();
    if (next !== name) notify.success('Name changed');
  };

  return (
    <InlineForm
      submitLabel="Save"
      isBusy={isBusy}
      failure={failure}
      onSubmit={() => void handleSubmit()}
      onCancel={onClose}
    >
      <TextField
        ref={selectOnArrival}
        label="Name"
        hideLabel
        name="name"
        autoComplete="name"
        maxLength={MAX_NAME_LENGTH}
        hint="How your twin addresses you."
        error={next === '' && 'Enter a name.'}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </InlineForm>
  );
}
