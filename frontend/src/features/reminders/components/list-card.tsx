import { Box, Button, Card, Checkbox, Icon, IconButton, ItemRow, Text, TextField } from '@twyn/design-system';
import { type ReactElement, type SubmitEvent, useState } from 'react';
import {
  type List,
  type ListItem,
  useAddListItemMutation,
  useDeleteListItemMutation,
  useDeleteListMutation,
  useEditListItemMutation,
} from '../api/lists.api';
import { ConfirmButton } from '../../../components/confirm-button';
import { RemovableRow } from '../../../components/removable-row';

const MAX_ITEM_LENGTH = 500;

/** A list with what is on it. */
export function ListCard({ list }: { list: List }): ReactElement {
  const [deleteList] = useDeleteListMutation();
  return (
    <Card title={list.name} padding="none" aria-label={list.name}>
      {list.items.length > 0 && (
        <ul>
          {list.items.map((item) => (
            <ItemOfList key={item.id} item={item} />
          ))}
        </ul>
      )}
      <Box sx={{ px: { xs: 2, md: 2.5 }, py: 1.5 }}>
        {list.items.length === 0 && <Text tone="muted">Nothing on it yet.</Text>}
        <AddItem list={list} />
        <ConfirmButton
          button={(ask) => (
            <Button size="sm" tone="quiet" aria-label={`Delete list ${list.name}`} onClick={ask}>
              Delete list
            </Button>
          )}
          title={`Delete ${list.name}?`}
          confirmLabel="Delete"
          onConfirm={() => deleteList({ id: list.id })}
        >
          This permanently deletes the list and its items.
        </ConfirmButton>
      </Box>
    </Card>
  );
}

function ItemOfList({ item }: { item: ListItem }): ReactElement {
  const [edit] = useEditListItemMutation();
  const [remove] = useDeleteListItemMutation();
  const { id, text, isDone } = item;
  return (
    <RemovableRow>
      <ItemRow
        title={
          <Checkbox
            label={<Text tone={isDone ? 'muted' : 'primary'}>{text}</Text>}
            checked={isDone}
            onChange={() => void edit({ id, editListItem: { isDone: !isDone } })}
          />
        }
        action={
          <IconButton
            size="sm"
            label={`Remove ${text}`}
            icon={<Icon name="close" size={18} />}
            onClick={() => void remove({ id })}
          />
        }
      />
    </RemovableRow>
  );
}

function AddItem({ list: { id, name } }: { list: List }): ReactElement {
  const [text, setText] = useState('');
  const [add, { isLoading }] = useAddListItemMutation();
  const handleSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '') return;
    const { data } = await add({ id, addListItem: { text } });
    if (data) setText('');
  };
  return (
    <form onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label={`Add to ${name}`}
        hideLabel
        placeholder="Add"
        autoComplete="off"
        maxLength={MAX_ITEM_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        endAdornment={
          <Button type="submit" size="sm" tone="quiet" loading={isLoading} aria-label={`Add to ${name}`}>
            Add
          </Button>
        }
      />
    </form>
  );
}
