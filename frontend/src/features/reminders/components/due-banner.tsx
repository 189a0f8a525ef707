import { Box, Divider, Icon, IconButton, Link, Row, Text } from '@twyn/design-system';
import { type ReactElement, useId } from 'react';
import { nameOf } from '../../../components/reminders/due';
import { formatQuantity } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import type { Reminder } from '../../../shared/reminders/api/reminders.api';
import { DueRow } from './due-row';

const MAX_SHOWN = 3;

export interface DueBannerProps {
  due: readonly Reminder[];
  isOpen: boolean;
  onToggle: () => void;
}

/** All that is due in one place, which folds to a line and is never over the page. */
export function DueBanner({ due, isOpen, onToggle }: DueBannerProps): ReactElement {
  const listId = useId();
  const latest = due.at(-1);
  const hidden = due.length - MAX_SHOWN;
  return (
    <Box component="section" aria-label="Due now" sx={{ bgcolor: 'surface.raised' }}>
      <Box sx={{ px: { xs: 2, sm: 4 }, py: 0.5, maxHeight: '40dvh', overflowY: 'auto' }}>
        <Row gap={1} nowrap>
          <Icon name="clock" size={18} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Text variant="label" truncate>
              {isOpen || !latest
                ? 'Due now'
                : `${formatQuantity(due.length, 'thing', 'things')} due: ${nameOf(latest)}`}
            </Text>
          </Box>
          <IconButton
            size="sm"
            label={isOpen ? 'Hide what is due' : 'Show what is due'}
            icon={<Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={onToggle}
          />
        </Row>
        <Box component="ul" id={listId} hidden={!isOpen}>
          {isOpen &&
            due.slice(-MAX_SHOWN).map((reminder) => <DueRow key={reminder.id} reminder={reminder} />)}
        </Box>
        {isOpen && hidden > 0 && (
          <Box sx={{ pb: 1 }}>
            <Text variant="caption" tone="muted">
              <Link tone="muted" href={paths.reminders}>
                {hidden} more under Reminders
              </Link>
            </Text>
          </Box>
        )}
      </Box>
      <Divider />
    </Box>
  );
}
