import { useState, type ReactElement } from 'react';
import { CountdownButton } from './countdown-button';

const PAUSE_MS = 60_000;

export function OnceAMinute(): ReactElement {
  const [until, setUntil] = useState<number | null>(null);
  return (
    <CountdownButton
      until={until}
      waitingLabel={(seconds) => `Send again in ${String(seconds)} s`}
      onClick={() => setUntil(Date.now() + PAUSE_MS)}
    >
      Send the link
    </CountdownButton>
  );
}

export function Waiting(): ReactElement {
  const [until] = useState(() => Date.now() + PAUSE_MS);
  return (
    <CountdownButton until={until} waitingLabel={(seconds) => `Send again in ${String(seconds)} s`}>
      Send the link
    </CountdownButton>
  );
}
