import {
  Button,
  Icon,
  IconButton,
  Menu,
  MenuDivider,
  MenuHeading,
  MenuItem,
  type MenuTriggerProps,
} from '@twyn/design-system';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { paths } from '../../../lib/paths';
import { moodExports } from '../../../shared/mood/api/export-address';
import { useMoodReminder } from '../hooks/use-mood-reminder';

const ReminderDialog = lazy(async () => ({ default: (await import('./reminder-dialog')).ReminderDialog }));
const TagsDialog = lazy(async () => ({ default: (await import('./tags-dialog')).TagsDialog }));
const WordsDialog = lazy(async () => ({ default: (await import('./words-dialog')).WordsDialog }));

type Dialogs = 'reminder' | 'tags' | 'words';

/** What belongs to moods besides the entries; `isSmall`: in a phone’s top bar, all of it in one menu. */
export function MoodTools({ isSmall = false }: { isSmall?: boolean }): ReactElement {
  const [open, setOpen] = useState<Dialogs | null>(null);
  const { time } = useMoodReminder();
  const close = (): void => setOpen(null);
  const reminder = time === null ? 'Set a reminder' : `Reminder ${time}`;
  return (
    <>
      {!isSmall && (
        <Button tone="quiet" startIcon={<Icon name="clock" size={16} />} onClick={() => setOpen('reminder')}>
          {reminder}
        </Button>
      )}
      <Menu
        trigger={(trigger: MenuTriggerProps) => (
          <IconButton label="More for mood" icon={<Icon name="more" size={20} />} {...trigger} />
        )}
      >
        {isSmall && (
          <MenuItem icon="clock" onSelect={() => setOpen('reminder')}>
            {reminder}
          </MenuItem>
        )}
        <MenuItem icon="tag" onSelect={() => setOpen('tags')}>
          Tags
        </MenuItem>
        <MenuItem icon="mood" onSelect={() => setOpen('words')}>
          Your own words
        </MenuItem>
        <MenuItem icon="transfer" href={paths.moodImports}>
          Import
        </MenuItem>
        <MenuDivider />
        <MenuHeading>Export</MenuHeading>
        {moodExports.map(({ label, address }) => (
          <MenuItem key={label} icon="transfer" onSelect={() => location.assign(address)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
      <Suspense>
        {open === 'reminder' && <ReminderDialog onClose={close} />}
        {open === 'tags' && <TagsDialog onClose={close} />}
        {open === 'words' && <WordsDialog onClose={close} />}
      </Suspense>
    </>
  );
}
