import { Button, Callout, Dialog, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../../api/api-error';
import { type EntityDetail, type NamedEntity, useMergeEntityMutation } from '../../api/entities.api';
import { notify } from '../../../../lib/notify';
import type { PeopleView } from '../../hooks/use-people-view';
import { useSeparateNames } from '../../hooks/use-separate-names';
import { PickEntity } from './pick-entity';

/** Long enough to notice the slip; after that the name itself still offers to separate the two. */
const UNDO_MS = 10_000;

export interface MergeEntityProps {
  entity: EntityDetail;
  view: PeopleView;
  onClose: () => void;
}

/** Two names of one: what was said of this one is said of the other from now on. */
export function MergeEntity({ entity, view, onClose }: MergeEntityProps): ReactElement {
  const [into, setInto] = useState<NamedEntity | null>(null);
  const [mergeEntity, { isLoading, error }] = useMergeEntityMutation();
  const navigate = useNavigate();
  const separate = useSeparateNames(view);
  const handleMerge = async (): Promise<void> => {
    if (!into) return;
    const { data } = await mergeEntity({ id: entity.id, mergeEntity: { intoId: into.id } });
    if (!data) return;
    onClose();
    void navigate(view.addressOf(into.id), { replace: true });
    const { mergeId } = data;
    notify.success(`${entity.name} and ${into.name} are one now`, {
      ...(mergeId !== null && {
        durationMs: UNDO_MS,
        action: { label: 'Undo', onSelect: () => void separate(mergeId) },
      }),
    });
  };
  return (
    <Dialog
      open
      title={`Merge ${entity.name} with another`}
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button tone="primary" loading={isLoading} disabled={!into} onClick={() => void handleMerge()}>
            Merge
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <PickEntity label="Who is it really?" picked={into} exceptId={entity.id} onPick={setInto} />
        {into && (
          <Text>
            All that speaks of {entity.name} will speak of {into.name}, who is known by both names then. You
            can separate them again.
          </Text>
        )}
        {error && <Callout tone="danger" title={errorMessage(error)} />}
      </Stack>
    </Dialog>
  );
}
