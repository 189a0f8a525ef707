import { Button, Callout } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { notify } from '../../../lib/notify';
import {
  type SampleData,
  useRemoveSampleDataMutation,
} from '../../../shared/sample-data/api/sample-data.api';
import { sampleWords } from '../lib/sample-words';

/** As long as sample data is in the account: how much, and how it goes. */
export function SampleNotice({ sample }: { sample: SampleData }): ReactElement {
  const [remove, { isLoading }] = useRemoveSampleDataMutation();
  const handleRemove = async (): Promise<void> => {
    const { data } = await remove();
    if (data) notify.success(`Removed: ${sampleWords(data)}`);
  };
  return (
    <Callout
      role="note"
      aria-label="Sample data"
      title="Sample data is in your account"
      action={
        <Button
          size="sm"
          style={{ alignSelf: 'center', margin: 0 }}
          loading={isLoading}
          onClick={() => void handleRemove()}
        >
          Remove sample data
        </Button>
      }
    >
      {sampleWords(sample)}. What you add yourself stays when you remove it.
    </Callout>
  );
}
