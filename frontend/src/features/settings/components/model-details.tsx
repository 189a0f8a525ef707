import { Badge, Card, DescriptionItem, DescriptionList } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { ModelStatus } from '../api/model.api';
import { formatCount, formatQuantity } from '../../../lib/format';
import { hostOf } from '../lib/custom-server';
import { formatSeconds } from '../lib/seconds';

const LOST = 'Until its key is entered again, your twin answers by itself.';

interface ModelDetailsProps {
  name: string;
  status: ModelStatus;
}

export function ModelDetails({ name, status }: ModelDetailsProps): ReactElement {
  const { isReachable, lastDay, own } = status;
  const { answered, failed, medianFirstMs, medianWholeMs, inputTokens, outputTokens } = lastDay;
  return (
    <Card padding="none">
      <DescriptionList>
        <DescriptionItem
          term="Model"
          note={
            <>
              {own && `On ${hostOf(own.url)}, your own server. `}
              {!isReachable && (own?.isKeyLost ? LOST : 'Until it is back, your twin answers by itself.')}
            </>
          }
          action={isReachable ? <Badge tone="success">Reachable</Badge> : <Badge tone="warning">Away</Badge>}
        >
          {name}
        </DescriptionItem>
        <DescriptionItem
          term="Your last 24 hours"
          note={failed > 0 && `${formatCount(failed)} more it couldn’t give; your twin answered instead.`}
        >
          {formatQuantity(answered, 'answer', 'answers')}
        </DescriptionItem>
        {medianFirstMs !== null && medianWholeMs !== null && (
          <DescriptionItem term="How fast" note="Half of its answers were faster.">
            First word after {formatSeconds(medianFirstMs)}, all of it after {formatSeconds(medianWholeMs)}
          </DescriptionItem>
        )}
        {inputTokens + outputTokens > 0 && (
          <DescriptionItem term="Tokens" note="As its server counts them.">
            {formatCount(inputTokens)} read, {formatCount(outputTokens)} written
          </DescriptionItem>
        )}
      </DescriptionList>
    </Card>
  );
}
