import type { ReactElement } from 'react';
import { Row } from '../layout/row';
import { Badge } from './badge';

export function Tones(): ReactElement {
  return (
    <Row>
      <Badge>2</Badge>
      <Badge tone="success">Connected</Badge>
      <Badge tone="warning">To confirm</Badge>
      <Badge tone="danger">Not sent</Badge>
      <Badge tone="warning" plain>
        To confirm
      </Badge>
    </Row>
  );
}
