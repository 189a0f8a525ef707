import { Badge, Box, Button, Card, Glyph, Link, Text, Time } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { formatTime } from '../../../lib/format';
import type { DayEntry } from '../api/days.api';
import { entryWords, STRANDS } from '../lib/day-words';

/** A day that many fit on: more would be a wall. */
const AT_FIRST = 12;
const QUIET_HOURS = 4;
const HOUR_MS = 3_600_000;

/** An answer may be a page long; its conversation has the rest. */
const TWO_LINES = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

interface DayListProps {
  entries: readonly DayEntry[];
  /** Also those that are not shown. */
  total: number;
  isCut: boolean;
}

/** Everything of a day in order, each line leading to where it comes from. */
export function DayList({ entries, total, isCut }: DayListProps): ReactElement {
  const [isAll, setIsAll] = useState(false);
  const shown = isAll ? entries : entries.slice(0, AT_FIRST);
  return (
    <Card
      padding="none"
      title="In order"
      note={`${String(shown.length)} of ${String(total)} shown`}
      actions={
        entries.length > shown.length && (
          <Button size="sm" tone="quiet" onClick={() => setIsAll(true)}>
            Show all
          </Button>
        )
      }
    >
      {entries.length === 0 ? (
        <Box sx={{ px: 2.5, py: 3 }}>
          <Text tone="muted">Readings of devices are in the figures. Nothing else was told of this day.</Text>
        </Box>
      ) : (
        <ol aria-label="In order">
          {shown.map((entry, place) => (
            <Entry key={`${entry.strand} ${entry.id}`} entry={entry} quiet={quietBefore(shown, place)} />
          ))}
        </ol>
      )}
      {isCut && isAll && (
        <Box sx={{ px: 2.5, pb: 2 }}>
          <Text variant="caption" tone="muted">
            Only the first hundred of each kind are listed.
          </Text>
        </Box>
      )}
    </Card>
  );
}

function Entry({ entry, quiet }: { entry: DayEntry; quiet: string | undefined }): ReactElement {
  const { title, text, source, href } = entryWords(entry);
  const { domain, icon } = STRANDS[entry.strand];
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '40px 32px minmax(0, 1fr)', sm: '48px 32px minmax(0, 1fr) auto' },
        columnGap: 1.5,
        px: { xs: 2, md: 2.5 },
        py: 1,
      }}
    >
      {quiet !== undefined && (
        <Box sx={{ gridColumn: '3 / -1', pb: 1 }}>
          <Text variant="caption" tone="faint">
            {quiet}
          </Text>
        </Box>
      )}
      <Box sx={{ pt: 0.75, textAlign: 'end' }}>
        <Text variant="label" tone="muted">
          <Time dateTime={entry.at}>{formatTime(entry.at)}</Time>
        </Text>
      </Box>
      <Glyph domain={domain} icon={icon} />
      <Box sx={{ minWidth: 0, pt: 0.5, overflowWrap: 'anywhere' }}>
        <Link href={href} tone="plain">
          {title}
        </Link>{' '}
        {entry.isSample && <Badge>Sample</Badge>}
        {text !== undefined && (
          <Text variant="label" tone="muted" as="p" style={TWO_LINES}>
            {text}
          </Text>
        )}
      </Box>
      <Box sx={{ gridColumn: { xs: 3, sm: 4 }, pt: { xs: 0, sm: 0.75 } }}>
        <Text variant="caption" tone="muted">
          {source}
        </Text>
      </Box>
    </Box>
  );
}

/** "5 h quiet", where nothing was known for long. */
function quietBefore(entries: readonly DayEntry[], place: number): string | undefined {
  const [before, here] = [entries[place - 1], entries[place]];
  if (!before || !here) return undefined;
  const hours = Math.floor((Date.parse(here.at) - Date.parse(before.at)) / HOUR_MS);
  return hours < QUIET_HOURS ? undefined : `${String(hours)} h quiet`;
}
