import {
  Button,
  Callout,
  Card,
  Icon,
  IconButton,
  ItemRow,
  Select,
  Stack,
  TextField,
} from '@twyn/design-system';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import * as z from 'zod/mini';
import { errorMessage, isApiError } from '../../../../api/api-error';
import {
  type MemoryRule,
  useCreateMemoryRuleMutation,
  useDeleteMemoryRuleMutation,
  useListMemoryRulesQuery,
} from '../../api/forgetting.api';
import { useSchemaForm } from '../../../../components/form/use-schema-form';
import { QueryBoundary } from '../../../../components/query-boundary';
import { RowSkeleton } from '../../../../components/row-skeleton';

const KINDS: { value: MemoryRule['kind']; label: string }[] = [
  { value: 'topic', label: 'A topic: all of these words' },
  { value: 'person', label: 'A person: this name' },
  { value: 'word', label: 'A word: in any of its forms' },
];
const words: Record<MemoryRule['kind'], string> = {
  topic: 'What has all of these words',
  person: 'What names this person',
  word: 'What has this word',
};

/** What is not kept from conversations and imports, and asked about when it is told by hand. */
export function NeverRemember(): ReactElement {
  const query = useListMemoryRulesQuery();
  return (
    <Stack spacing={2}>
      <NewRule />
      <QueryBoundary
        query={query}
        errorTitle="Couldn’t load your rules"
        skeleton={<RowSkeleton rows={1} />}
        isEmpty={({ items }) => items.length === 0}
        empty={null}
      >
        {({ items }) => (
          <Card padding="none" as="ul">
            {items.map((rule) => (
              <li key={rule.id}>
                <Rule rule={rule} />
              </li>
            ))}
          </Card>
        )}
      </QueryBoundary>
    </Stack>
  );
}

const newRule = z.object({ text: z.string().check(z.trim(), z.minLength(1, 'Enter what to leave out.')) });

function NewRule(): ReactElement {
  const [kind, setKind] = useState<MemoryRule['kind']>('topic');
  const { field, watch, reset, handleSubmit } = useSchemaForm({
    schema: newRule,
    defaultValues: { text: '' },
  });
  const [createMemoryRule, { isLoading, error }] = useCreateMemoryRuleMutation();
  const add = handleSubmit(async ({ text }) => {
    const answer = await createMemoryRule({ createMemoryRule: { kind, text } });
    if (!answer.error) reset();
  });
  const refused = isApiError(error) ? (error.fields[0]?.message ?? errorMessage(error)) : undefined;
  return (
    <Stack component="form" spacing={2} onSubmit={(event: SubmitEvent) => void add(event)}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <Select label="Never remember" options={KINDS} value={kind} onChange={setKind} />
        <TextField label="Words" maxLength={100} {...field('text')} />
      </Stack>
      {refused !== undefined && <Callout tone="danger" title={refused} />}
      <div>
        <Button type="submit" loading={isLoading} disabled={watch('text').trim() === ''}>
          Add
        </Button>
      </div>
    </Stack>
  );
}

function Rule({ rule: { id, kind, text } }: { rule: MemoryRule }): ReactElement {
  const [deleteMemoryRule] = useDeleteMemoryRuleMutation();
  return (
    <ItemRow
      title={text}
      secondary={words[kind]}
      action={
        <IconButton
          label={`Allow ${text} again`}
          icon={<Icon name="close" />}
          onClick={() => void deleteMemoryRule({ id })}
        />
      }
    />
  );
}
