import { Button, Icon, IconButton, Row, Stack, Text } from '@twyn/design-system';
import { useState, type ReactElement } from 'react';
import type { BulkChange } from '../../api/listing.api';
import { formatCount, formatQuantity } from '../../../../lib/format';
import { vagueness, type ListTotal } from '../../../../lib/list-total';
import type { BulkEdit } from '../../hooks/listing/use-bulk-edit';
import type { Selection } from '../../hooks/listing/use-selection';
import { BulkMenu } from './bulk-menu';
import { TagDialog } from './tag-dialog';

export interface BulkBarProps {
  selection: Selection;
  edit: BulkEdit;
  /** All that match the filter. */
  total: ListTotal;
  isArchive: boolean;
}

/** What can be done with the rows that are chosen. */
export function BulkBar({ selection, edit, total, isArchive }: BulkBarProps): ReactElement {
  const [isTagging, setIsTagging] = useState(false);
  const { count } = selection;
  const apply = async (change: BulkChange): Promise<void> => {
    if (await edit.apply(selection.target(), change)) selection.clear();
  };
  const isIdle = count === 0 || edit.isSaving;
  const tool = (
    label: string,
    icon: Parameters<typeof Icon>[0]['name'],
    change: BulkChange,
  ): ReactElement => (
    <IconButton
      label={label}
      icon={<Icon name={icon} />}
      disabled={isIdle}
      onClick={() => void apply(change)}
    />
  );

  return (
    <Stack spacing={0.5} sx={{ px: 2, py: 1 }} role="toolbar" aria-label="Selected memories">
      <Row gap={1} justify="between">
        <Text variant="label" tabular role="status">
          {selectedWords(selection, total)}
        </Text>
        <Row gap={0.5}>
          {!selection.isAll && (
            <Button tone="quiet" size="sm" onClick={selection.selectAll}>
              {allWords(total)}
            </Button>
          )}
          <IconButton
            size="sm"
            label="Select nothing"
            icon={<Icon name="close" size={18} />}
            onClick={selection.clear}
          />
        </Row>
      </Row>
      <Row gap={0.5} nowrap>
        {isArchive
          ? tool('Unarchive', 'undo', { action: 'unarchive' })
          : tool('Archive selected', 'archive', { action: 'archive' })}
        {tool('Pin selected', 'pin', { action: 'pin' })}
        <IconButton
          label="Tags"
          icon={<Icon name="tag" />}
          disabled={isIdle}
          onClick={() => setIsTagging(true)}
        />
        <BulkMenu isDisabled={isIdle} onChoose={(change) => void apply(change)} />
        {tool('Forget selected', 'trash', { action: 'delete' })}
      </Row>
      {isTagging && (
        <TagDialog
          title={tagTitle(selection, total)}
          onApply={(change) => {
            setIsTagging(false);
            void apply(change);
          }}
          onClose={() => setIsTagging(false)}
        />
      )}
    </Stack>
  );
}

function allWords({ total, totalIs }: ListTotal): string {
  const number = formatCount(total);
  return totalIs === 'exact' ? `Select all ${number}` : `Select all, ${vagueness(totalIs)}${number}`;
}

/** How many that is, is known exactly only where the list is. */
function selectedWords({ count, leftOut }: Selection, { totalIs }: ListTotal): string {
  if (leftOut === null || totalIs === 'exact') return `${formatCount(count)} selected`;
  return leftOut === 0 ? 'All selected' : `All but ${formatCount(leftOut)} selected`;
}

function tagTitle({ count, leftOut }: Selection, { totalIs }: ListTotal): string {
  const vague = leftOut === null ? '' : vagueness(totalIs);
  return `Tags of ${vague}${formatQuantity(count, 'memory', 'memories')}`;
}
