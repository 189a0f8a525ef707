import { Badge, Card, ItemRow, PageSection, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useListModelsQuery } from '../api/model.api';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';

interface OfferedModelsProps {
  name: string;
  /** Its user chooses; else whoever runs this Twyn does. */
  isOwn: boolean;
}

/** What the server has besides the one in use. */
export function OfferedModels({ name, isOwn }: OfferedModelsProps): ReactElement {
  const query = useListModelsQuery();
  return (
    <PageSection
      title="What its server offers"
      lead={`${isOwn ? 'You choose' : 'Your administrator chooses'} which of them your twin uses.`}
    >
      <QueryBoundary
        query={query}
        inCard
        errorTitle="Couldn’t load the models"
        skeleton={
          <Card padding="none">
            <RowSkeleton rows={2} />
          </Card>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={<Text tone="muted">Its server names none.</Text>}
      >
        {({ items }) => (
          <Card padding="none" as="ul" aria-label="Models">
            {items.map(({ name: model }) => (
              <li key={model}>
                <ItemRow title={model} badge={model === name && <Badge tone="success">In use</Badge>} />
              </li>
            ))}
          </Card>
        )}
      </QueryBoundary>
    </PageSection>
  );
}
