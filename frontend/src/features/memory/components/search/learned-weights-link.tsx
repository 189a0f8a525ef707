import { Button, Stack } from '@twyn/design-system';
import { lazy, Suspense, useState, type ReactElement } from 'react';

const LearnedWeights = lazy(async () => ({ default: (await import('./learned-weights')).LearnedWeights }));

/** A quiet way to what the search has learned. */
export function LearnedWeightsLink(): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack sx={{ alignItems: 'start' }}>
      <Button size="sm" tone="quiet" onClick={() => setIsOpen(true)}>
        Learned search preferences
      </Button>
      {isOpen && (
        <Suspense>
          <LearnedWeights onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
