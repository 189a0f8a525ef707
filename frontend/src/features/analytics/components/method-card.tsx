import { Card, DescriptionItem, DescriptionList, Select, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { type FindingList, useSetFindingLagsMutation } from '../api/insights.api';

const DELAYS = [
  { value: '0,1,2,3', label: 'the same day to 3 days later' },
  { value: '0,1', label: 'the same day and the next' },
  { value: '0', label: 'the same day only' },
  { value: '1', label: 'the next day only' },
] as const;
const REASONS = {
  few_days: 'too few days',
  yes_no: 'yes or no only',
  mostly_one_value: 'mostly the same value',
  step: 'a step in its level',
  not_white: 'more to it than the day before explains',
} as const;

/** How findings come about, and what gets none. */
export function MethodCard({ found: { items, check } }: { found: FindingList }): ReactElement {
  const [setLags, { isLoading }] = useSetFindingLagsMutation();
  const { lags, tests, pairs, refused } = check;
  const chosen = DELAYS.find(({ value }) => value === lags.join(','))?.value ?? DELAYS[0].value;
  const change = (next: string): void =>
    void setLags({ setFindingLags: { lags: next.split(',').map(Number) } });
  const judged = (verdict: string): number => items.filter((each) => each.verdict === verdict).length;
  return (
    <Card title="How this is tested" padding="none">
      <DescriptionList>
        <DescriptionItem term="Compared">{`${String(pairs)} pairs, ${tests.toLocaleString('en')} tests`}</DescriptionItem>
        <DescriptionItem term="Taken out first">weekday, trend, yesterday</DescriptionItem>
        <DescriptionItem term="By chance">1 of 20 at most</DescriptionItem>
        <DescriptionItem term="You said">{saidWords(judged('agree'), judged('disagree'))}</DescriptionItem>
      </DescriptionList>
      <Stack spacing={1.5} sx={{ p: 2.5 }}>
        <Select
          label="Delays"
          hint="Fewer delays find smaller effects. From the next check on."
          options={DELAYS}
          value={chosen}
          disabled={isLoading}
          onChange={change}
        />
        {refused.length > 0 && (
          <Text variant="caption" tone="muted">
            No findings by themselves:{' '}
            {refused.map(({ title, why }) => `${title} (${REASONS[why]})`).join(', ')}. Compare them in
            Explore, or try an experiment.
          </Text>
        )}
        <Text variant="caption" tone="muted">
          All findings are associations, not causes. An experiment is the way to know more.
        </Text>
      </Stack>
    </Card>
  );
}

function saidWords(right: number, wrong: number): string {
  return right + wrong === 0 ? 'nothing yet' : `${String(right)} right, ${String(wrong)} wrong`;
}
