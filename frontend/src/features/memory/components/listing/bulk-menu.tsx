import { Icon, IconButton, Menu, MenuDivider, MenuHeading, MenuItem } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { BulkChange } from '../../api/listing.api';
import type { MemoryKind } from '../../../../shared/memory/api/memory.api';
import { memoryKinds } from '../../../../components/memory-labels';

const importances = [
  { value: 3, label: 'Important' },
  { value: 2, label: 'Normal' },
  { value: 1, label: 'Minor' },
];

export interface BulkMenuProps {
  isDisabled: boolean;
  onChoose: (change: BulkChange) => void;
}

/** The changes that are made less often. */
export function BulkMenu({ isDisabled, onChoose }: BulkMenuProps): ReactElement {
  return (
    <Menu
      align="start"
      trigger={(trigger) => (
        <IconButton label="More changes" icon={<Icon name="more" />} disabled={isDisabled} {...trigger} />
      )}
    >
      <MenuItem icon="pin" onSelect={() => onChoose({ action: 'unpin' })}>
        Unpin
      </MenuItem>
      <MenuDivider />
      <MenuHeading>Importance</MenuHeading>
      {importances.map(({ value, label }) => (
        <MenuItem key={value} onSelect={() => onChoose({ action: 'setImportance', importance: value })}>
          {label}
        </MenuItem>
      ))}
      <MenuDivider />
      <MenuHeading>Kind</MenuHeading>
      {Object.entries(memoryKinds).map(([kind, { one, icon }]) => (
        <MenuItem
          key={kind}
          icon={icon}
          onSelect={() => onChoose({ action: 'setKind', kind: kind as MemoryKind })}
        >
          {one}
        </MenuItem>
      ))}
    </Menu>
  );
}
