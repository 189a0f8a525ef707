import type { ReactElement } from 'react';
import { Button } from '../button/button';
import { Row } from '../layout/row';
import { Tooltip } from './tooltip';

export function Placements(): ReactElement {
  return (
    <Row>
      {(['top', 'bottom', 'left', 'right'] as const).map((placement) => (
        <Tooltip key={placement} title="Reads the last 30 days" placement={placement}>
          <Button>{placement}</Button>
        </Tooltip>
      ))}
    </Row>
  );
}
