import { Badge, Cluster, MetricCell, Sparkline } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { metricAddress } from '../../../lib/addresses';
import type { ReadingCard } from '../lib/reading-cards';

/** One cell for each metric; each leads to its page. */
export function ReadingCluster({ cards }: { cards: readonly ReadingCard[] }): ReactElement {
  return (
    <Cluster role="group" aria-label="Readings" data-cells="wide">
      {cards.map((card) => (
        <MetricCell
          key={card.metric}
          domain="body"
          title={card.label}
          note={
            card.isStale ? (
              <Badge plain tone="warning">
                {card.when}
              </Badge>
            ) : (
              card.when
            )
          }
          value={card.value}
          unit={card.unit}
          href={metricAddress(card.metric)}
          picture={
            <Sparkline
              domain="body"
              values={card.values}
              {...(card.band && { band: card.band })}
              {...(card.goal !== undefined && { goal: card.goal })}
            />
          }
          source={card.source}
        >
          {card.comparison}
        </MetricCell>
      ))}
    </Cluster>
  );
}
