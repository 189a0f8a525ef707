import { Dialog, Skeleton } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { QueryBoundary } from '../../../components/query-boundary';
import { useListReadingMetricsQuery } from '../../../shared/readings/api/readings.api';
import { AddReadingForm } from './add-reading-form';

interface AddReadingProps {
  open: boolean;
  onClose: () => void;
  /** Chosen already where the dialog opens on the page of a metric. */
  metric?: string;
}

/** One reading by hand; of blood pressure both numbers. */
export function AddReading({ open, onClose, metric }: AddReadingProps): ReactElement {
  return (
    <Dialog open={open} onClose={onClose} title="Add a reading" keepOpenOnBackdrop>
      {open && <Form onClose={onClose} {...(metric !== undefined && { metric })} />}
    </Dialog>
  );
}

function Form({ onClose, metric }: Omit<AddReadingProps, 'open'>): ReactElement {
  const query = useListReadingMetricsQuery();
  return (
    <QueryBoundary
      query={query}
      errorTitle="Couldn’t load what can be measured"
      skeleton={<Skeleton shape="block" height={240} />}
    >
      {({ items }) => (
        <AddReadingForm metrics={items} onClose={onClose} {...(metric !== undefined && { metric })} />
      )}
    </QueryBoundary>
  );
}
