import { Button, Callout, Dialog, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { errorMessage } from '../../../../api/api-error';
import { type EntityDetail, type NamedEntity, useMergeEntityMutation } from '../../../../api/entities.api';
import { notify } from '../../../../lib/notify';
import { PickEntity } from './pick-entity';

export interface MergeEntityProps {
  entity: EntityDetail;
  onClose: () => void;
  onMerged: (intoId: string) => void;
}

/** Two names of one: what was said of this one is said of the other from now on. */
export function MergeEntity({ entity, onClose, onMerged }: MergeEntityProps): ReactElement {
  const [into, setInto] = useState<NamedEntity | null>(null);
  const [mergeEntity, { isLoading, error }] = useMergeEntityMutation();
  const handleMerge = async (): Promise<void> => {
    if (!into) return;
    const { data } = await mergeEntity({ id: entity.id, mergeEntity: { intoId: into.id } });
    if (!data) return;
    onClose();
    onMerged(into.id);
    notify.success(`${entity.name} and ${into.name} are one now`);
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
            All that speaks of {entity.name} will speak of {into.name}, who is known by both names then. This
            cannot be undone.
          </Text>
        )}
        {error && <Callout tone="danger" title={errorMessage(error)} />}
      </Stack>
    </Dialog>
  );
}
