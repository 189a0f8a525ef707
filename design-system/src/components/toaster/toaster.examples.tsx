import type { ReactElement } from 'react';
import { Button } from '../button/button';
import { Row } from '../layout/row';
import { notify } from './notify';
import { Toaster } from './toaster';

export function FromAnywhere(): ReactElement {
  const undo = { label: 'Undo', onSelect: () => notify.info('Kept after all') };
  return (
    <Row>
      <Button onClick={() => notify.success('Kept in memory', { action: undo })}>Success with Undo</Button>
      <Button onClick={() => notify.error('Bedroom light didn’t answer')}>Error</Button>
      <Button onClick={() => notify.warning('The hallway sensor is silent')}>Warning</Button>
      <Button onClick={() => notify.info('A new version is ready')}>Info</Button>
      <Toaster />
    </Row>
  );
}
