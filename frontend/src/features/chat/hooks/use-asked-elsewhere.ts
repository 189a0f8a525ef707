import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { askedElsewhere } from '../../../lib/addresses';
import { draftedElsewhere } from '../../../shared/chat/draft-state';

/**
 * Asks what another page handed over, or puts it into the composer. It comes with the history entry and not in the address: a link from anywhere
 * must not be able to make the owner tell the twin something.
 */
export function useAskedElsewhere(askThis: (text: string) => void, draftThis: (text: string) => void): void {
  const { pathname, ...location } = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const question = askedElsewhere(state);
  const draft = draftedElsewhere(state);
  const asked = useRef<unknown>(null);

  useEffect(() => {
    if ((question === null && draft === null) || asked.current === state) return;
    asked.current = state;
    // Going back to this entry must not ask again.
    void navigate(pathname, { replace: true, state: null });
    if (question !== null) askThis(question);
    else if (draft !== null) draftThis(draft);
  });
}
