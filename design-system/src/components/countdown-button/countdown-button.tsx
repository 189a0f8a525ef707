import type { ReactElement } from 'react';
import { Button, type ButtonProps } from '../button/button';
import { useSecondsUntil } from './use-seconds-until';

export interface CountdownButtonProps extends ButtonProps {
  /** Pressable from this moment on, in milliseconds of the clock; null for at once. */
  until: number | null;
  /** What the button says meanwhile: "Send again in 42 s". */
  waitingLabel: (seconds: number) => string;
}

/** An action that has to rest between two uses, and says for how long. */
export function CountdownButton(props: CountdownButtonProps): ReactElement {
  const { until, waitingLabel, children, onClick, ...rest } = props;
  const seconds = useSecondsUntil(until);
  const isWaiting = seconds > 0;
  return (
    <Button
      // not `disabled`: that would throw the keyboard's focus away at the moment of the press
      aria-disabled={isWaiting || undefined}
      onClick={isWaiting ? undefined : onClick}
      {...rest}
    >
      {isWaiting ? waitingLabel(seconds) : children}
    </Button>
  );
}
