import { Card, ListRow, Box, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { dayAddress } from '../../../lib/addresses';
import { dayOf } from '../../../lib/calendar';
import { formatDay, LOCALE } from '../../../lib/format';
import type { SimilarDay } from '../api/days.api';
import { alikeWords } from '../lib/day-words';

const WEEKDAY = new Intl.DateTimeFormat(LOCALE, { weekday: 'short' });
const FIGURES_NEEDED = 3;

/** Days that lay as far from the ordinary, with why. */
export function AlikeDays({
  days,
  figures,
}: {
  days: readonly SimilarDay[];
  /** Of the day that they are compared with. */
  figures: number;
}): ReactElement {
  return (
    <Card padding="none" title="Days like this one">
      {days.length === 0 ? (
        <Box sx={{ px: 2.5, py: 2 }}>
          <Text tone="muted">
            {figures < FIGURES_NEEDED
              ? 'Days are compared by at least three figures, such as sleep, steps and mood.'
              : 'None within a year. A day can be compared once the seven days before it were measured.'}
          </Text>
        </Box>
      ) : (
        <ul>
          {days.map((day) => (
            <li key={day.date}>
              <ListRow
                href={dayAddress(day.date)}
                title={`${WEEKDAY.format(dayOf(day.date))} ${formatDay(dayOf(day.date))}`}
                meta={`${String(Math.round(day.likeness * 100))}% alike`}
                secondary={alikeWords(day)}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
