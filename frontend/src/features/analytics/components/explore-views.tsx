import { Box, Button, Chip, Dialog, Icon, Stack, TextField } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { errorMessage } from '../../../api/api-error';
import { useSchemaForm } from '../../../components/form/use-schema-form';
import { notify } from '../../../lib/notify';
import { paths } from '../../../lib/paths';
import {
  useCreateExploreViewMutation,
  useDeleteExploreViewMutation,
  useListExploreViewsQuery,
} from '../api/insights.api';
import { type ExploreChoice, exploreQuery } from '../lib/explore-address';

const schema = z.object({ name: z.string().check(z.trim(), z.minLength(1, 'Give it a name.')) });
const FORM_ID = 'save-view';
const MAX_NAME_LENGTH = 80;

/** What one wants to see again. */
export function ExploreViews({ choice }: { choice: ExploreChoice }): ReactElement | null {
  const { data } = useListExploreViewsQuery();
  const [remove] = useDeleteExploreViewMutation();
  const navigate = useNavigate();
  if (!data || data.items.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Saved views"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {data.items.map(({ id, name, address }) => (
        <Box component="li" key={id} sx={{ display: 'flex' }}>
          <Chip
            label={name}
            icon="star"
            selected={address === exploreQuery(choice)}
            onClick={() => void navigate(`${paths.explore}?${address}`)}
          />
          <Button
            size="sm"
            tone="quiet"
            aria-label={`Delete the view ${name}`}
            onClick={() => void remove({ id })}
          >
            <Icon name="close" size={14} />
          </Button>
        </Box>
      ))}
    </Box>
  );
}

/** Keeps what is seen now. */
export function SaveViewButton({ choice }: { choice: ExploreChoice }): ReactElement {
  const [isSaving, setIsSaving] = useState(false);
  return (
    <>
      <Button
        size="sm"
        tone="quiet"
        startIcon={<Icon name="star" size={16} />}
        style={{ marginInlineStart: 'auto' }}
        onClick={() => setIsSaving(true)}
      >
        Save view
      </Button>
      {isSaving && <SaveView choice={choice} onClose={() => setIsSaving(false)} />}
    </>
  );
}

function SaveView({ choice, onClose }: { choice: ExploreChoice; onClose: () => void }): ReactElement {
  const { field, setError, handleSubmit } = useSchemaForm({ schema, defaultValues: { name: '' } });
  const [create, { isLoading }] = useCreateExploreViewMutation();
  const save = handleSubmit(async ({ name }) => {
    const { error } = await create({ createExploreView: { name, address: exploreQuery(choice) } });
    if (error) {
      setError('name', { message: errorMessage(error) });
      return;
    }
    notify.success('View saved.');
    onClose();
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Save this view"
      actions={
        <Button tone="primary" type="submit" form={FORM_ID} loading={isLoading}>
          Save
        </Button>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={(event) => void save(event)}>
        <Stack spacing={2}>
          <TextField label="Name" maxLength={MAX_NAME_LENGTH} autoComplete="off" {...field('name')} />
        </Stack>
      </form>
    </Dialog>
  );
}
