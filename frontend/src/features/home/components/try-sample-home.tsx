import { Button } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useSetUpSampleHomeMutation } from '../../../shared/home/api/home.api';

export function TrySampleHome(): ReactElement {
  const [setUp, { isLoading }] = useSetUpSampleHomeMutation();
  return (
    <Button tone="quiet" loading={isLoading} onClick={() => void setUp({ setUpSampleHome: {} })}>
      Try the sample home
    </Button>
  );
}
