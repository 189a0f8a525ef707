import { useState } from 'react';
import { storedRecord } from '../../platform/storage/stored-record';

export interface FrameChoices {
  /** The rail shows icons only, also in wide windows. */
  isFolded: boolean;
  /** Single letters act; for who speaks or brushes keys by accident they can be switched off. */
  hasLetterKeys: boolean;
}

// A choice stays until it is changed.
const record = storedRecord(() => localStorage, 'frame', { ttlMs: Infinity });

/** How the frame stands in this browser. */
export function useFrameChoices(): [FrameChoices, (change: Partial<FrameChoices>) => void] {
  const [choices, setChoices] = useState(readChoices);
  const change = (changed: Partial<FrameChoices>): void => {
    const next = { ...choices, ...changed };
    record.write(next);
    setChoices(next);
  };
  return [choices, change];
}

function readChoices(): FrameChoices {
  const stored = record.read();
  const given: Record<string, unknown> = typeof stored === 'object' ? { ...stored } : {};
  return { isFolded: given['isFolded'] === true, hasLetterKeys: given['hasLetterKeys'] !== false };
}
