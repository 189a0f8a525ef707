import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { adoptStyles } from './adopt-styles';
import { onToastWaiting } from './notify';

const ToastStack = lazy(async () => ({
  default: (await adoptStyles(() => import('./toast-stack'))).ToastStack,
}));

/** Where toasts appear: mount once, beside the application. What draws them is loaded with the first toast. */
export function Toaster(): ReactElement | null {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => onToastWaiting(() => setIsNeeded(true)), []);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <ToastStack />
    </Suspense>
  );
}
