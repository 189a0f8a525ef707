import { Button, Card, EmptyState, Glyph } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { paths } from '../../../lib/paths';
import { useAddSampleDataMutation } from '../../../shared/sample-data/api/sample-data.api';

interface NoReadingsProps {
  onAdd: () => void;
}

/** Before anything was measured: how readings come. */
export function NoReadings({ onAdd }: NoReadingsProps): ReactElement {
  const [addSample, { isLoading }] = useAddSampleDataMutation();
  return (
    <Card>
      <EmptyState
        align="center"
        glyph={<Glyph domain="body" />}
        title="No readings yet"
        actions={
          <>
            <Button onClick={onAdd}>Add a reading</Button>
            <Button href={paths.readingImports}>Import a file</Button>
            <Button tone="quiet" loading={isLoading} onClick={() => void addSample({ addSampleData: {} })}>
              Try with sample data
            </Button>
          </>
        }
      >
        Import what your phone or watch has measured, connect a heart rate strap, or add a reading by hand.
        After seven days each reading is compared with your own usual range.
      </EmptyState>
    </Card>
  );
}
