import { Card, DescriptionItem, DescriptionList, Link, Skeleton, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { QueryBoundary } from '../../../components/query-boundary';
import { paths } from '../../../lib/paths';
import { useGetModelQuery } from '../api/ai-dashboard.api';
import { modelFigures, modelWords } from '../lib/model-words';

/** The language model, what it took in the last day, and how long one waited for it. */
export function ModelCard(): ReactElement {
  const query = useGetModelQuery();
  return (
    <Card title="Language model" aria-label="Language model" note="last 24 hours">
      <QueryBoundary
        query={query}
        errorTitle="Couldn’t load the language model"
        skeleton={<Skeleton shape="block" height={120} />}
      >
        {(status) => (
          <Stack spacing={1.5}>
            <Text>{modelWords(status)}</Text>
            {status.name !== null && (
              <DescriptionList>
                {modelFigures(status).map(({ term, words }) => (
                  <DescriptionItem key={term} term={term}>
                    {words}
                  </DescriptionItem>
                ))}
              </DescriptionList>
            )}
            <Text variant="caption" tone="muted">
              What an answer may read of you, and a model of your own:{' '}
              <Link href={paths.settingsModel}>Language model</Link>.
            </Text>
          </Stack>
        )}
      </QueryBoundary>
    </Card>
  );
}
