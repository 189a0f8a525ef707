import { Badge, Box, Icon, IconButton, Menu, MenuItem, Row, SourceChip, Text } from '@twyn/design-system';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { memoryAddress } from '../../../lib/addresses';
import { formatDay, formatQuantity } from '../../../lib/format';
import { notify } from '../../../lib/notify';
import { type TwinLine, useForgetTwinLineMutation, useRestoreTwinLineMutation } from '../api/twin.api';

const EditLine = lazy(async () => ({ default: (await import('./edit-line')).EditLine }));

const STRENGTHS: Readonly<Record<TwinLine['strength'], string>> = {
  strong: 'Strong',
  clear: 'Clear',
  once: 'Said once',
};
const LINE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 1,
  alignItems: 'start',
  px: { xs: 2, md: 2.5 },
  py: 1.5,
} as const;

/** One line, its evidence, and what can be done about it. */
export function ProfileLine({ line }: { line: TwinLine }): ReactElement {
  const [isEditing, setIsEditing] = useState(false);
  const [forget] = useForgetTwinLineMutation();
  const [restore] = useRestoreTwinLineMutation();
  const { id, text, readAs, evidence } = line;
  const handleForget = async (): Promise<void> => {
    const { error } = await forget({ id });
    if (error) return;
    notify.success('Forgot the line. Its memories stay.', {
      action: { label: 'Undo', onSelect: () => void restore({ id }) },
    });
  };
  return (
    <Box sx={LINE}>
      <div>
        <Text variant="read" style={{ overflowWrap: 'anywhere' }}>
          {text}
        </Text>
        <Box sx={{ mt: 0.75 }}>
          <Row gap={0.75} role="group" aria-label="Evidence">
            {evidence.map(({ memoryId, title, at }) => (
              <SourceChip key={memoryId} name={title} meta={formatDay(at)} href={memoryAddress(memoryId)} />
            ))}
            {line.isSample && <Badge>Sample</Badge>}
            <Text variant="caption" tone="faint" tabular>
              {notesOf(line).join(' · ')}
            </Text>
          </Row>
        </Box>
      </div>
      <Menu
        trigger={(props) => (
          <IconButton {...props} size="sm" label={`Change “${text}”`} icon={<Icon name="more" size={18} />} />
        )}
      >
        <MenuItem icon="edit" onSelect={() => setIsEditing(true)}>
          Edit
        </MenuItem>
        {readAs !== null && (
          <MenuItem icon="undo" onSelect={() => void restore({ id })}>
            As it was read
          </MenuItem>
        )}
        <MenuItem icon="close" onSelect={() => void handleForget()}>
          Forget this line
        </MenuItem>
      </Menu>
      {isEditing && (
        <Suspense>
          <EditLine line={line} onClose={() => setIsEditing(false)} />
        </Suspense>
      )}
    </Box>
  );
}

function notesOf({
  about,
  strength,
  evidence,
  evidenceCount,
  changes,
  since,
  lastAt,
  readAs,
}: TwinLine): string[] {
  const more = evidenceCount - evidence.length;
  return [
    ...(more > 0 ? [`and ${formatQuantity(more, 'more', 'more')}`] : []),
    ...(about === 'preference' ? [`${STRENGTHS[strength]}, last said ${formatDay(lastAt)}`] : []),
    ...(about !== 'preference' && evidenceCount > 1 ? [`since ${formatDay(since)}`] : []),
    ...(changes > 0 ? [`${formatQuantity(changes, 'memory', 'memories')} said otherwise before`] : []),
    ...(readAs === null ? [] : ['in your words']),
  ];
}
