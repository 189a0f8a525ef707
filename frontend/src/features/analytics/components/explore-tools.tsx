import { Box, Card, SegmentedControl, Select, Stack, Text } from '@twyn/design-system';
import type { ComponentProps, ReactElement } from 'react';
import type { ExploredSeries } from '../api/insights.api';
import { type ExploreChoice, MOST_LAG, PERIODS } from '../lib/explore-address';
import { SaveViewButton } from './explore-views';

interface ExploreToolsProps {
  series: ExploredSeries['items'];
  choice: ExploreChoice;
  onChange: (next: Partial<ExploreChoice>) => void;
}

const TOOLS = { display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end' } as const;
/** They give way first, so that all of it stays in one row. */
const CHOICE = { flex: '1 1 200px', minWidth: 0 } as const;
const DOMAINS = { body: 'Body', mood: 'Mood', memory: 'Memory', home: 'Home' } as const;
const LAGS = Array.from({ length: MOST_LAG + 1 }, (_, lag) => ({
  value: String(lag),
  label: lag === 0 ? 'same day' : `${String(lag)} d`,
}));
const PERIOD_LABELS = ['28 d', '90 d', '1 y', '5 y'];

/** Which two, how far apart, and of which time. */
export function ExploreTools({ series, choice, onChange }: ExploreToolsProps): ReactElement {
  const options = series.map(({ key, title, domain, isYesNo, isSample }) => ({
    value: key,
    label: `${DOMAINS[domain]}: ${title}${isYesNo ? ' (tag)' : ''}${isSample ? ', sample' : ''}`,
  }));
  return (
    <Card aria-label="What is compared">
      <Box sx={TOOLS}>
        <Box sx={CHOICE}>
          <Select label="First" options={options} value={choice.x} onChange={(x) => onChange({ x })} />
        </Box>
        <Box sx={CHOICE}>
          <Select label="Second" options={options} value={choice.y} onChange={(y) => onChange({ y })} />
        </Box>
        <LabelledSegments
          label="Second follows by"
          options={LAGS}
          value={String(choice.lag)}
          onChange={(lag) => onChange({ lag: Number(lag) })}
        />
        <LabelledSegments
          label="Period"
          options={PERIODS.map((days, place) => ({ value: String(days), label: PERIOD_LABELS[place] ?? '' }))}
          value={String(choice.days)}
          onChange={(days) => onChange({ days: Number(days) })}
        />
        <SaveViewButton choice={choice} />
      </Box>
    </Card>
  );
}

/** In line with the fields beside it. */
function LabelledSegments(props: ComponentProps<typeof SegmentedControl<string>>): ReactElement {
  return (
    <Stack spacing={1}>
      <Text variant="label" aria-hidden>
        {props.label}
      </Text>
      <SegmentedControl {...props} />
    </Stack>
  );
}
