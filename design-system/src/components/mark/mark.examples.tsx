import type { ReactElement } from 'react';
import { Row } from '../layout/row';
import { Mark, Wordmark } from './mark';

export function Sizes(): ReactElement {
  return (
    <Row gap={3}>
      <Mark size={20} />
      <Mark size={26} label="Twyn" />
      <Mark size={48} />
      <Wordmark />
    </Row>
  );
}
