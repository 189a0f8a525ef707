import type { ReactElement } from 'react';
import { Button } from '../../components/button/button';
import { DangerZone } from './danger-zone';

export function DeleteEverything(): ReactElement {
  return (
    <DangerZone title="Delete this account" action={<Button tone="danger">Delete account</Button>}>
      Your 1,284 memories and 36 conversations go with it. It can’t be undone.
    </DangerZone>
  );
}
