import { Card, EffectPlot, ScatterPlot, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { Comparison } from '../api/insights.api';
import { amount, axisLabel, dayWords } from '../lib/amounts';
import { pairsOf } from '../lib/overlay';

const LATEST = 3;

/** Each day as a point; a tag as its difference with its interval. */
export function PairsCard({ comparison, lag }: { comparison: Comparison; lag: number }): ReactElement {
  const { x, y, n, line, difference, sentence } = comparison;
  const pairs = pairsOf(comparison.days, lag);
  if (x.isYesNo) {
    return (
      <Card title={`With and without ${x.title}`} note={`n ${String(n)}`}>
        {difference ? (
          <EffectPlot
            summary={sentence}
            caption={`${y.title} with and without ${x.title}`}
            effects={[{ name: x.title, ...difference, count: pairs.filter((pair) => pair.x > 0).length }]}
            markWords={`${axisLabel(y)}, against days without it`}
          />
        ) : (
          <Text tone="muted">Ten days with it and ten without are needed.</Text>
        )}
      </Card>
    );
  }
  if (pairs.length === 0) {
    return (
      <Card title="Day by day" note="n 0">
        <Text tone="muted">No day in this period has both.</Text>
      </Card>
    );
  }
  return (
    <Card title="Day by day" note={`n ${String(n)}`}>
      <ScatterPlot
        domain={y.domain}
        summary={line ? `${sentence} The squares are the latest days.` : sentence}
        points={pairs.map((pair, index) => ({
          x: pair.x,
          y: pair.y,
          isMarked: index >= pairs.length - LATEST,
        }))}
        xLabel={axisLabel(x)}
        yLabel={axisLabel(y)}
        formatX={(value) => amount(value, { ...x, unit: '' })}
        formatY={(value) => amount(value, { ...y, unit: '' })}
        {...(line && { line })}
        table={{
          caption: `${y.title} by ${x.title}`,
          columns: ['Day', axisLabel(x), axisLabel(y)],
          rows: pairs
            .toReversed()
            .map((pair) => [
              dayWords(pair.day),
              amount(pair.x, { ...x, unit: '' }),
              amount(pair.y, { ...y, unit: '' }),
            ]),
        }}
      />
    </Card>
  );
}
