import { Box, Button, ProgressBar, RangeGauge, Row, Skeleton, Stack, Text } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { QueryBoundary } from '../../../../components/query-boundary';
import { type BodyScore, useGetScoresQuery } from '../../api/scores.api';
import { againstUsual, strongest } from '../../lib/score-words';
import { ScoreMethod } from './score-method';

/** Its word ends where the gauge below ends. */
const IN_LINE = { marginInlineEnd: -12 } as const;

/** The scores of now, each against its owner's usual; what lacks nights says how many. */
export function BodyScores(): ReactElement {
  const query = useGetScoresQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <QueryBoundary
      query={query}
      errorTitle="Couldn’t load your scores"
      skeleton={<Skeleton shape="block" height={240} />}
    >
      {({ items }) => (
        <Box
          role="group"
          aria-label="Scores"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(6, minmax(0, 1fr))' },
            gap: '1px',
            bgcolor: 'border.hairline',
            borderTop: 1,
            borderColor: 'border.hairline',
          }}
        >
          {items.map((score, index) => (
            <Box
              key={score.name}
              component="section"
              aria-label={score.title}
              sx={{
                // Three in the first row, two in the second; on a phone the last takes a row for itself.
                gridColumn: {
                  xs: index === items.length - 1 && index % 2 === 0 ? '1 / -1' : 'auto',
                  md: index < 3 ? 'span 2' : 'span 3',
                },
                minWidth: 0,
                bgcolor: 'surface.raised',
                px: { xs: 2, md: 2.5 },
                py: 2,
              }}
            >
              <Score score={score} />
            </Box>
          ))}
        </Box>
      )}
    </QueryBoundary>
  );
}

function Score({ score }: { score: BodyScore }): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack spacing={1}>
      <Row justify="between" nowrap>
        <Text variant="label" as="h3">
          {score.title}
        </Text>
        <Button
          size="sm"
          tone="quiet"
          aria-label={`Method: ${score.title}`}
          style={IN_LINE}
          onClick={() => setIsOpen(true)}
        >
          Method
        </Button>
      </Row>
      {score.value === null ? <Needed score={score} /> : <Known score={score} value={score.value} />}
      <ScoreMethod score={score} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Stack>
  );
}

function Known({ score, value }: { score: BodyScore; value: number }): ReactElement {
  const { usual, title } = score;
  return (
    <>
      <Figure value={String(value)} unit="of 100" />
      <RangeGauge
        domain="body"
        label={title}
        value={value}
        {...(usual && { usual: [usual.low, usual.high] as const })}
      />
      <Text variant="caption" tone="muted" as="p">
        <Text as="strong" variant="caption" tone="primary">
          {againstUsual(score)}
        </Text>{' '}
        {strongest(score)}
      </Text>
    </>
  );
}

function Needed({ score: { needs } }: { score: BodyScore }): ReactElement | null {
  if (!needs) return null;
  const { has, of, what, hint } = needs;
  const isEnough = has >= of;
  return (
    <>
      {isEnough ? (
        <Figure value="–" unit="" />
      ) : (
        <ProgressBar label={`${has} of ${of} ${what} needed`} value={has} max={of} valueText="" />
      )}
      <Text variant="caption" tone="muted" as="p">
        {hint}
      </Text>
    </>
  );
}

function Figure({ value, unit }: { value: string; unit: string }): ReactElement {
  return (
    <Row gap={0.75} align="baseline" nowrap>
      <Text variant="metricSm">{value}</Text>
      <Text variant="label" tone="muted">
        {unit}
      </Text>
    </Row>
  );
}
