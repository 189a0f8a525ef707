import { Box, Button, Card, Chip, Glyph, Icon, Row, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { type Finding, useJudgeFindingMutation } from '../api/insights.api';
import { signedAmount, withUnits } from '../lib/amounts';
import { type ExperimentIdea, ideaOf } from '../lib/experiment-prefill';
import { FindingChart } from './finding-chart';
import { FindingDaysDialog } from './finding-days-dialog';

interface FindingCardProps {
  finding: Finding;
  onTry: (idea: ExperimentIdea) => void;
}

const HALVES = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
} as const;
const FACTS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: 1.5,
  m: 0,
} as const;
/** Words of a quiet button stand where those above and below do. */
const QUIET_ENDS = { mx: -1.5 } as const;
const VERDICTS = [
  { verdict: 'agree', label: 'Agree' },
  { verdict: 'disagree', label: 'Disagree' },
] as const;

/** One finding: its sentence, what it rests on, what one thinks of it, and its days. */
export function FindingCard({ finding, onTry }: FindingCardProps): ReactElement {
  const { id, sentence, series, isNew, isSample, verdict } = finding;
  const [judge] = useJudgeFindingMutation();
  const [isOpen, setIsOpen] = useState(false);
  const idea = ideaOf(finding);
  const set = (next: Finding['verdict']): void => {
    void judge({ id, judgeFinding: { verdict: verdict === next ? null : next } });
  };
  return (
    <Card as="article" padding="none" aria-label={sentence}>
      <Box sx={HALVES}>
        <Stack
          spacing={1.5}
          sx={{ p: { xs: 2, md: 3 }, borderRight: { md: 1 }, borderColor: { md: 'border.hairline' } }}
        >
          <Row gap={0.75}>
            {[...new Set(series.map(({ domain }) => domain))].map((domain) => (
              <Glyph key={domain} domain={domain} size="sm" />
            ))}
            {isNew && <Chip label="new this week" />}
            {isSample && <Chip label="Sample" />}
          </Row>
          <Text variant="h3" as="h2">
            {withUnits(sentence)}
          </Text>
          <Facts finding={finding} />
          <Row gap={1} style={{ marginTop: 'auto' }}>
            {VERDICTS.map(({ verdict: each, label }) => (
              <Button
                key={each}
                size="sm"
                tone={each === 'agree' || verdict === each ? 'secondary' : 'quiet'}
                aria-pressed={verdict === each}
                {...(verdict === each && { startIcon: <Icon name="check" size={16} /> })}
                onClick={() => set(each)}
              >
                {label}
              </Button>
            ))}
            <Button size="sm" tone="quiet" onClick={() => set('hidden')}>
              {verdict === 'hidden' ? 'Show again' : 'Hide'}
            </Button>
          </Row>
        </Stack>
        <Stack spacing={1} sx={{ p: { xs: 2, md: 2.5 } }}>
          <FindingChart finding={finding} />
          <Box sx={QUIET_ENDS}>
            <Row justify="between" gap={1}>
              <Button size="sm" tone="quiet" onClick={() => setIsOpen(true)}>
                Open the days
              </Button>
              {idea && (
                <Button
                  size="sm"
                  tone="quiet"
                  startIcon={<Icon name="clock" size={16} />}
                  onClick={() => onTry(idea)}
                >
                  Try for two weeks
                </Button>
              )}
            </Row>
          </Box>
        </Stack>
      </Box>
      {isOpen && <FindingDaysDialog finding={finding} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}

function Facts({ finding }: { finding: Finding }): ReactElement {
  const { n, lagWords, effect, chance, series } = finding;
  const outcome = series.at(-1);
  const facts: [string, string | null][] = [
    ['Days', n === null ? null : String(n)],
    ['Delay', lagWords],
    ['Effect', effect && outcome ? signedAmount(effect.difference, outcome) : null],
    [
      '95 % range',
      effect && outcome && effect.low !== null && effect.high !== null
        ? `${signedAmount(effect.low, { ...outcome, unit: '' })} to ${signedAmount(effect.high, outcome)}`
        : null,
    ],
  ];
  return (
    <Stack spacing={1}>
      <Box component="dl" sx={FACTS}>
        {facts.map(
          ([term, value]) =>
            value !== null && (
              <div key={term}>
                <Text as="dt" variant="caption" tone="faint">
                  {term}
                </Text>
                <Text as="dd" variant="label" tabular>
                  {value}
                </Text>
              </div>
            ),
        )}
      </Box>
      <Text variant="caption" tone="muted">
        {chance && `${chance} `}Association, not cause.
      </Text>
    </Stack>
  );
}
