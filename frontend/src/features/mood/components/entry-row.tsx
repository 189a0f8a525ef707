import {
  Badge,
  Chip,
  Face,
  Icon,
  IconButton,
  ItemRow,
  Menu,
  MenuItem,
  Row,
  SourceChip,
  Stack,
  Text,
} from '@twyn/design-system';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { formatWhen } from '../../../lib/format';
import type { MoodEntry } from '../../../shared/mood/api/mood.api';
import { moodName, type MoodStep } from '../../../shared/mood/mood-names';
import { useDeleteEntry } from '../hooks/use-delete-entry';

const EditDialog = lazy(async () => ({ default: (await import('./edit-dialog')).EditDialog }));

/** One entry with all that it says, to be changed or deleted. */
export function EntryRow({ entry }: { entry: MoodEntry }): ReactElement {
  const { mood, word, note, tags, around, at, isSample } = entry;
  const [isEditing, setIsEditing] = useState(false);
  const remove = useDeleteEntry(entry);
  const name = word ?? moodName(mood);
  const when = formatWhen(at);
  return (
    <ItemRow
      glyph={<Face step={mood as MoodStep} size={28} />}
      title={name}
      badge={isSample && <Badge>Sample</Badge>}
      secondary={[when, ...(word === null ? [] : [moodName(mood)]), ...levels(entry)].join(' · ')}
      action={
        <Menu
          trigger={(props) => (
            <IconButton
              {...props}
              size="sm"
              label={`Change ${name}, ${when}`}
              icon={<Icon name="more" size={18} />}
            />
          )}
        >
          <MenuItem icon="edit" onSelect={() => setIsEditing(true)}>
            Edit
          </MenuItem>
          <MenuItem icon="trash" onSelect={() => void remove()}>
            Delete
          </MenuItem>
        </Menu>
      }
    >
      {(note !== null || tags.length > 0 || around.length > 0) && (
        <Stack spacing={1}>
          {note !== null && (
            <Text variant="read" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {note}
            </Text>
          )}
          {tags.length > 0 && (
            <Row gap={0.75} role="group" aria-label="Tags">
              {tags.map((tag) => (
                <Chip key={`${tag.group} ${tag.name}`} label={tag.name} />
              ))}
            </Row>
          )}
          {around.length > 0 && (
            <Row gap={0.75} role="group" aria-label="What was around">
              {around.map(({ kind, label, value, isSample: isOfSample }) => (
                <SourceChip
                  key={`${kind} ${label}`}
                  domain={kind}
                  name={label}
                  meta={`${value}${isOfSample ? ', sample' : ''}`}
                />
              ))}
            </Row>
          )}
        </Stack>
      )}
      {isEditing && (
        <Suspense>
          <EditDialog entry={entry} onClose={() => setIsEditing(false)} />
        </Suspense>
      )}
    </ItemRow>
  );
}

function levels({ energy, stress }: MoodEntry): string[] {
  return [
    ...(energy === null ? [] : [`Energy ${String(energy)} of 5`]),
    ...(stress === null ? [] : [`Stress ${String(stress)} of 5`]),
  ];
}
