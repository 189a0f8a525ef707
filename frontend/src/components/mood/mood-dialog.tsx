import { lazy, type ReactNode, Suspense, useState } from 'react';

export interface MoodDialogProps {
  open: boolean;
  onClose: () => void;
}

// The shell carries this everywhere, so the form comes with its first use.
const MoodPanel = lazy(async () => ({ default: (await import('./mood-panel')).MoodPanel }));

/** Say how one feels from wherever one is. */
export function MoodDialog({ open, onClose }: MoodDialogProps): ReactNode {
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <MoodPanel open={open} onClose={onClose} />
    </Suspense>
  );
}
