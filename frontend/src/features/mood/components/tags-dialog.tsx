import { Button, Callout, Dialog, Row, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { errorMessage } from '../../../api/api-error';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { notify } from '../../../lib/notify';
import { randomUuid } from '../../../lib/random-uuid';
import {
  type MoodTagGroups,
  useListMoodTagsQuery,
  useReplaceMoodTagsMutation,
} from '../../../shared/mood/api/mood.api';
import { draftOf, type DraftGroup, toReplacement } from '../lib/tag-draft';
import { TagGroupEditor } from './tag-group-editor';

/** Which tags are offered, in groups: added, renamed, archived, brought back. */
export function TagsDialog({ onClose }: { onClose: () => void }): ReactElement {
  const query = useListMoodTagsQuery();
  return (
    <Dialog open onClose={onClose} title="Tags" keepOpenOnBackdrop>
      <QueryBoundary query={query} errorTitle="Couldn’t load your tags" skeleton={<RowSkeleton rows={3} />}>
        {(groups) => <TagsEditor groups={groups} onClose={onClose} />}
      </QueryBoundary>
    </Dialog>
  );
}

function TagsEditor({ groups, onClose }: { groups: MoodTagGroups; onClose: () => void }): ReactElement {
  const [draft, setDraft] = useState<readonly DraftGroup[]>(() => draftOf(groups));
  const [replace, { isLoading, error }] = useReplaceMoodTagsMutation();
  const save = async (): Promise<void> => {
    const { data } = await replace({ replaceMoodTags: toReplacement(draft) });
    if (!data) return;
    notify.success('Tags saved');
    onClose();
  };
  return (
    <Stack spacing={3} sx={{ pt: 1 }}>
      <Text tone="muted">Archived tags aren’t offered any more; entries that have them keep them.</Text>
      {draft.map((group) => (
        <TagGroupEditor
          key={group.key}
          group={group}
          onChange={(changed) => setDraft(draft.map((each) => (each.key === group.key ? changed : each)))}
        />
      ))}
      {error && (
        <Callout tone="danger" title="Couldn’t save">
          {errorMessage(error)}
        </Callout>
      )}
      <Row justify="between">
        <Button
          tone="quiet"
          onClick={() =>
            setDraft([...draft, { key: randomUuid(), id: null, name: '', isArchived: false, tags: [] }])
          }
        >
          Add a group
        </Button>
        <Button tone="primary" loading={isLoading} onClick={() => void save()}>
          Save
        </Button>
      </Row>
    </Stack>
  );
}
