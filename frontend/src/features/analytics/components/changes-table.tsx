import { Button, DataTable, Row, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { type Finding, useJudgeFindingMutation } from '../api/insights.api';
import { amount, dayWords } from '../lib/amounts';

/** Steps in level, and days unlike the weeks before them. */
export function ChangesTable({ changes }: { changes: readonly Finding[] }): ReactElement {
  const [judge] = useJudgeFindingMutation();
  const value = (finding: Finding, side: 'before' | 'after'): string => {
    const series = finding.series.at(-1);
    return finding.change && series ? amount(finding.change[side], series, 1) : '';
  };
  return (
    <section aria-labelledby="changes">
      <Text variant="h2" id="changes" style={{ marginBottom: 12 }}>
        Changes against your own usual
      </Text>
      <DataTable
        label="Changes"
        rows={changes}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'what',
            header: 'What changed',
            cell: ({ sentence, isSample }) => (
              <>
                {sentence}
                {isSample && (
                  <Text as="span" variant="caption" tone="muted">
                    {' '}
                    Sample
                  </Text>
                )}
              </>
            ),
          },
          {
            key: 'since',
            header: 'When',
            wideOnly: true,
            cell: ({ kind, change }) =>
              change && `${kind === 'change' ? 'around ' : ''}${dayWords(change.day)}`,
          },
          {
            key: 'before',
            header: 'Usual',
            align: 'end',
            wideOnly: true,
            cell: (each) => value(each, 'before'),
          },
          {
            key: 'after',
            header: 'Then',
            align: 'end',
            wideOnly: true,
            cell: (each) => value(each, 'after'),
          },
          {
            key: 'hide',
            header: 'Hide it',
            hideHeader: true,
            align: 'end',
            cell: ({ id, sentence }) => (
              <Row justify="end" gap={0}>
                <Button
                  size="sm"
                  tone="quiet"
                  aria-label={`Hide: ${sentence}`}
                  onClick={() => void judge({ id, judgeFinding: { verdict: 'hidden' } })}
                >
                  Hide
                </Button>
              </Row>
            ),
          },
        ]}
      />
    </section>
  );
}
