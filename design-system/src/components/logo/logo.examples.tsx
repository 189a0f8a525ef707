import type { ReactElement } from 'react';
import { Row } from '../layout/row';
import { Logo, Wordmark } from './logo';

export function Sizes(): ReactElement {
  return (
    <Row gap={3}>
      <Logo size={20} />
      <Logo size={26} label="Twyn" />
      <Logo size={48} />
      <Wordmark />
    </Row>
  );
}
