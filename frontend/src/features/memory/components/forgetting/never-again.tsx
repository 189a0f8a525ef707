import { Button, Callout, Dialog, Icon, Menu, MenuItem, Stack, Text, TextField } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import * as z from 'zod/mini';
import { errorMessage } from '../../../../api/api-error';
import { useCreateMemoryRuleMutation } from '../../api/forgetting.api';
import { useSchemaForm } from '../../../../components/form/use-schema-form';
import { notify } from '../../../../lib/notify';

const FORM_ID = 'never-remember';

export interface NeverAgainProps {
  /** Rejects the guess so that the same does not come again. */
  onNever: () => void;
}

/** What a rejection teaches: this guess, or a whole topic. */
export function NeverAgain({ onNever }: NeverAgainProps): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Menu
        align="start"
        trigger={(trigger) => (
          <Button tone="quiet" size="sm" endIcon={<Icon name="chevron-down" size={16} />} {...trigger}>
            Never again
          </Button>
        )}
      >
        <MenuItem onSelect={onNever}>Don’t suggest this again</MenuItem>
        <MenuItem onSelect={() => setIsAsking(true)}>Never remember this topic</MenuItem>
      </Menu>
      {isAsking && <NeverTopic onClose={() => setIsAsking(false)} onNever={onNever} />}
    </>
  );
}

const schema = z.object({ topic: z.string().check(z.trim(), z.minLength(1, 'Enter a topic.')) });

function NeverTopic({ onClose, onNever }: NeverAgainProps & { onClose: () => void }): ReactElement {
  const { field, handleSubmit } = useSchemaForm({ schema, defaultValues: { topic: '' } });
  const [createMemoryRule, { isLoading, error }] = useCreateMemoryRuleMutation();
  const forbid = handleSubmit(async ({ topic }) => {
    const result = await createMemoryRule({ createMemoryRule: { kind: 'topic', text: topic } });
    if ('error' in result) return;
    onClose();
    onNever();
    notify.success('This topic won’t be remembered');
  });
  return (
    <Dialog
      open
      title="Never remember this topic"
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} loading={isLoading}>
            Never remember it
          </Button>
        </>
      }
    >
      <Stack component="form" id={FORM_ID} spacing={2} onSubmit={(event) => void forbid(event)}>
        <Text>Anything with all of these words won’t be saved, from any source.</Text>
        <TextField label="Topic" {...field('topic')} />
        {error && (
          <Callout tone="danger" title="Couldn’t save">
            {errorMessage(error)}
          </Callout>
        )}
      </Stack>
    </Dialog>
  );
}
