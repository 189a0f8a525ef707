import { Button, Card, Stack, Text } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { notify } from '../../../lib/notify';
import { useAddSampleDataMutation } from '../../../shared/sample-data/api/sample-data.api';
import { sampleWords } from '../lib/sample-words';

/** Beside the first steps: what the product does with a life, before one's own is there. */
export function LookAround(): ReactElement {
  const [add, { isLoading }] = useAddSampleDataMutation();
  const handleAdd = async (): Promise<void> => {
    const { data } = await add({ addSampleData: {} });
    if (data) notify.success(`Added as sample data: ${sampleWords(data)}`);
  };
  return (
    <Card title="Or look around first" aria-label="Sample data">
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Text tone="muted">
          A year of an invented person: notes, moods, readings, reminders and a home. Labelled as sample data
          everywhere, and removed in one click. Your own data stays separate.
        </Text>
        <Button size="sm" loading={isLoading} onClick={() => void handleAdd()}>
          Try with sample data
        </Button>
      </Stack>
    </Card>
  );
}
