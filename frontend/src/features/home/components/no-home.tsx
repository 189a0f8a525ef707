import { Button, Card, EmptyState, Glyph } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useSetUpSampleHomeMutation } from '../../../shared/home/api/home.api';

/** Before there is anything to switch. */
export function NoHome(): ReactElement {
  const [setUp, { isLoading }] = useSetUpSampleHomeMutation();
  return (
    <Card>
      <EmptyState
        glyph={<Glyph domain="home" />}
        title="No devices yet"
        actions={
          <Button size="sm" loading={isLoading} onClick={() => void setUp({ setUpSampleHome: {} })}>
            Set up the sample flat
          </Button>
        }
      >
        Try it with a made-up flat of 20 devices that behave like real ones. Nothing outside of Twyn is
        switched.
      </EmptyState>
    </Card>
  );
}
