import { Box, Card, Link, Text, VisuallyHidden } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { wholeValue } from '../../../components/readings/reading-words';
import { metricAddress } from '../../../lib/addresses';
import { paths } from '../../../lib/paths';
import type { DayFigure } from '../api/days.api';
import { usualWords } from '../lib/day-words';

const MOOD = 'mood';
const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { py: 0.375, fontWeight: 400 },
  '& th': { textAlign: 'start' },
  '& td': { pl: 2, textAlign: 'end', whiteSpace: 'nowrap' },
} as const;

/** What the day came to, against what was usual then. */
export function DayFigures({ figures }: { figures: readonly DayFigure[] }): ReactElement {
  return (
    <Card padding="none" title="The day in figures">
      <Box sx={{ px: 2.5, py: 2 }}>
        <Box component="table" sx={TABLE}>
          <VisuallyHidden as="caption">Each figure, its value, and how it lies to the usual</VisuallyHidden>
          <tbody>
            {figures.map((figure) => (
              <tr key={figure.metric}>
                <th scope="row">
                  <Link
                    href={figure.metric === MOOD ? paths.mood : metricAddress(figure.metric)}
                    tone="plain"
                  >
                    {figure.label}
                  </Link>
                </th>
                <td>
                  <Text as="span" style={{ fontWeight: 550 }}>
                    {wholeValue(figure.value, figure)}
                  </Text>
                </td>
                <td>
                  <Text variant="label" tone="muted">
                    {usualWords(figure) ?? 'too few days'}
                  </Text>
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Card>
  );
}
