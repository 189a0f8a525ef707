import type { ReactElement } from 'react';
import { Row } from '../layout/row';
import { Spinner } from './spinner';

export function Sizes(): ReactElement {
  return (
    <Row gap={2}>
      <Spinner />
      <Spinner size={28} label="Loading" />
    </Row>
  );
}
