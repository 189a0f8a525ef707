import { Button, Card, Stack, Text, TextField } from '@twyn/design-system';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { useCreateListMutation, useListListsQuery } from '../api/lists.api';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { ListCard } from './list-card';

const MAX_NAME_LENGTH = 100;

/** The user's lists, and a line for a new one. */
export function Lists(): ReactElement {
  const query = useListListsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Stack spacing={2}>
      <QueryBoundary
        query={query}
        inCard
        errorTitle="Couldn’t load your lists"
        skeleton={
          <Card padding="none">
            <RowSkeleton rows={2} />
          </Card>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={<Text tone="muted">No lists yet. “Shopping” is a good first one.</Text>}
      >
        {({ items }) => items.map((list) => <ListCard key={list.id} list={list} />)}
      </QueryBoundary>
      <NewList />
    </Stack>
  );
}

function NewList(): ReactElement {
  const [name, setName] = useState('');
  const [create, { isLoading }] = useCreateListMutation();
  const handleSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (name.trim() === '') return;
    const { data } = await create({ createList: { name } });
    if (data) setName('');
  };
  return (
    <form onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label="New list"
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        value={name}
        onChange={(event) => setName(event.target.value)}
        endAdornment={
          <Button type="submit" size="sm" loading={isLoading}>
            Create
          </Button>
        }
      />
    </form>
  );
}
