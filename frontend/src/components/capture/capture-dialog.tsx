import { lazy, Suspense, useState, type ReactNode } from 'react';

export interface CaptureDialogProps {
  open: boolean;
  onClose: () => void;
  /** The step of a mood was chosen: its form takes over. */
  onMood: () => void;
}

// The shell carries this everywhere, so the form comes with its first use.
const CapturePanel = lazy(async () => ({ default: (await import('./capture-panel')).CapturePanel }));

/** Tell the twin something from wherever one is. */
export function CaptureDialog({ open, ...acts }: CaptureDialogProps): ReactNode {
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <CapturePanel open={open} {...acts} />
    </Suspense>
  );
}
