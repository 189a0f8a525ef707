import { Box, Chip, Row } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { LifeDay } from '../api/days.api';
import { type Strand, STRANDS } from '../lib/day-words';

interface DayStrandsProps {
  day: LifeDay;
  hidden: ReadonlySet<Strand>;
  onToggle: (strand: Strand) => void;
}

/** What a day is made of: each strand on or off, with how much of it there is. */
export function DayStrands({ day, hidden, onToggle }: DayStrandsProps): ReactElement {
  return (
    <Box sx={{ px: { xs: 2, md: 2.5 }, py: 1.5, borderBottom: 1, borderColor: 'border.hairline' }}>
      <Row scroll role="group" aria-label="Show">
        {day.counts.map(({ strand, count }) => (
          <Chip
            key={strand}
            label={STRANDS[strand].label}
            icon={STRANDS[strand].icon}
            count={count}
            selected={!hidden.has(strand)}
            onClick={() => onToggle(strand)}
          />
        ))}
      </Row>
    </Box>
  );
}
