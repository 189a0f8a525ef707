import {
  Badge,
  Box,
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

/** In line with the words beside the face. */
const INDENT = { pl: { xs: 0, sm: 5.5 } } as const;

/** One entry with all that it says, to be changed or deleted. */
export function EntryRow({ entry }: { entry: MoodEntry }): ReactElement {
  const { mood, word, note, tags, around, at, isSample } = entry;
  const [isEditing, setIsEditing] = useState(false);
  const remove = useDeleteEntry(entry);
  const isDetailed = note !== null || tags.length > 0 || around.length > 0;
  const step = moodName(mood);
  // A word that is the step's own needs no second one.
  const own = word === null || word.toLowerCase() === step.toLowerCase() ? null : word;
  const name = own ?? step;
  const when = formatWhen(at);
  return (
    <ItemRow
      glyph={
        <Box component="span" sx={{ display: 'grid', color: 'domain.mood.fg' }}>
          <Face step={mood as MoodStep} size={28} />
        </Box>
      }
      title={name}
      badge={isSample && <Badge>Sample</Badge>}
      secondary={[when, ...(own === null ? [] : [step]), ...levels(entry)].join(' · ')}
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
      {isDetailed || isEditing ? (
        <Box sx={INDENT}>
          {isDetailed && <EntryDetails {...entry} />}
          {isEditing && (
            <Suspense>
              <EditDialog entry={entry} onClose={() => setIsEditing(false)} />
            </Suspense>
          )}
        </Box>
      ) : null}
    </ItemRow>
  );
}

function EntryDetails({ note, tags, around }: MoodEntry): ReactElement {
  return (
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
          {around.map(({ kind, label, value, isSample }) => (
            <SourceChip
              key={`${kind} ${label}`}
              domain={kind}
              name={label}
              meta={`${value}${isSample ? ', sample' : ''}`}
            />
          ))}
        </Row>
      )}
    </Stack>
  );
}

function levels({ energy, stress }: MoodEntry): string[] {
  return [
    ...(energy === null ? [] : [`Energy ${String(energy)} of 5`]),
    ...(stress === null ? [] : [`Stress ${String(stress)} of 5`]),
  ];
}
