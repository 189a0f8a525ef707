import type { ReactElement } from 'react';
import { Link } from '../../components/link/link';
import { Outcome } from './outcome';

export function Remembered(): ReactElement {
  return (
    <Outcome title="Remembered" action={<Link href="#memory">Open</Link>}>
      Ana is allergic to peanuts.
    </Outcome>
  );
}
