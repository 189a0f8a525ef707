import type { ReactElement } from 'react';
import { Row } from '../layout/row';
import { Avatar } from './avatar';

export function Initials(): ReactElement {
  return (
    <Row>
      <Avatar name="Mara Kessler" />
      <Avatar name="jonas" />
      <Avatar name="Łucja van der Berg" size={48} />
    </Row>
  );
}

export function PhotoThatCannotBeLoaded(): ReactElement {
  return <Avatar name="Mara Kessler" src="/nowhere.jpg" />;
}
