import { useState, type ReactElement } from 'react';
import { Button } from '../button/button';
import { LiveRegion } from './live-region';

export function SpeaksWhenItChanges(): ReactElement {
  const [count, setCount] = useState(0);
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>Find more</Button>
      <LiveRegion>{count > 0 && `${String(count * 10)} results`}</LiveRegion>
    </>
  );
}
