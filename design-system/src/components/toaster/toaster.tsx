import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { onToastWaiting } from './notify';

const ToastStack = lazy(() =>
  onceReachable(async () => {
    const { adoptStyles } = await import('./adopt-styles');
    const { ToastStack } = await adoptStyles(() => import('./toast-stack'));
    return { default: ToastStack };
  }),
);

/** Where the network goes while it loads, it is loaded once the network is back: until then toasts wait. */
async function onceReachable<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return onceReachable(load);
  }
}

/** By then the page has settled. Waiting for the first toast would be too late: it often says the server is gone. */
const LOAD_AFTER_MS = 5000;

/** Where toasts appear: mount once, beside the application. What draws them comes after the page. */
export function Toaster(): ReactElement | null {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => onToastWaiting(() => setIsNeeded(true)), []);
  useEffect(() => {
    const timer = setTimeout(setIsNeeded, LOAD_AFTER_MS, true);
    return () => clearTimeout(timer);
  }, []);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <ToastStack />
    </Suspense>
  );
}
