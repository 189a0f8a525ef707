import { Button, ConfirmDialog, Icon, IconButton, Menu, MenuItem, Row, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type EntityDetail, useIgnoreEntityMutation, useRestoreEntityMutation } from '../../api/entities.api';
import { forgetAddress } from '../../lib/memory-addresses';
import { notify } from '../../../../lib/notify';
import type { PeopleView } from '../../hooks/use-people-view';
import { MergeEntity } from './merge-entity';
import { RenameEntity } from './rename-entity';

export interface EntityActionsProps {
  entity: EntityDetail;
  view: PeopleView;
}

export function EntityActions({ entity, view }: EntityActionsProps): ReactElement {
  const [open, setOpen] = useState<'rename' | 'merge' | 'ignore' | null>(null);
  const navigate = useNavigate();
  const close = (): void => setOpen(null);
  return (
    <Row gap={0.5}>
      <Button size="sm" startIcon={<Icon name="edit" size={18} />} onClick={() => setOpen('rename')}>
        Rename
      </Button>
      <Menu
        trigger={(trigger) => <IconButton label="More actions" icon={<Icon name="more" />} {...trigger} />}
      >
        <MenuItem icon="link" onSelect={() => setOpen('merge')}>
          Merge with another
        </MenuItem>
        <MenuItem icon="eye-off" onSelect={() => setOpen('ignore')}>
          Hide
        </MenuItem>
        <MenuItem icon="trash" onSelect={() => void navigate(forgetAddress(entity.id))}>
          Forget its memories
        </MenuItem>
      </Menu>
      {open === 'rename' && <RenameEntity entity={entity} onClose={close} />}
      {open === 'merge' && <MergeEntity entity={entity} view={view} onClose={close} />}
      <IgnoreEntity entity={entity} isOpen={open === 'ignore'} onClose={close} view={view} />
    </Row>
  );
}

interface IgnoreEntityProps extends EntityActionsProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The memories stay; only the name is not picked out of them any more. */
function IgnoreEntity({ entity, view, isOpen, onClose }: IgnoreEntityProps): ReactElement {
  const [ignoreEntity, { isLoading }] = useIgnoreEntityMutation();
  const [restoreEntity] = useRestoreEntityMutation();
  const navigate = useNavigate();
  const handleConfirm = async (): Promise<void> => {
    const { error } = await ignoreEntity({ id: entity.id });
    onClose();
    if (error) return;
    void navigate(view.addressOf(null), { replace: true });
    notify.success(`${entity.name} is hidden`, {
      action: { label: 'Undo', onSelect: () => void restoreEntity({ id: entity.id }) },
    });
  };
  return (
    <ConfirmDialog
      open={isOpen}
      title={`Hide ${entity.name}?`}
      confirmLabel="Hide"
      isBusy={isLoading}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      <Text>
        Your memories don’t change. The name is left out of this list until you bring it back at the end of
        the list.
      </Text>
    </ConfirmDialog>
  );
}
