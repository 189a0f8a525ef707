import { useState } from 'react';
import { useLocation } from 'react-router-dom';

export function usePreviousPathname(): string | null {
  const { pathname } = useLocation();
  const [trail, setTrail] = useState<{ now: string; before: string | null }>({ now: pathname, before: null });
  if (trail.now === pathname) return trail.before;
  setTrail({ now: pathname, before: trail.now });
  return trail.now;
}
