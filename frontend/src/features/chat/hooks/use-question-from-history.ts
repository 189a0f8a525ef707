import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { questionFrom } from '../../../lib/addresses';
import { draftFrom } from '../../../shared/chat/draft-state';

/**
 * Asks the question, or fills in the draft, that another page passed in the history state. It is not in the address, so
 * that a foreign link cannot send a message on the owner's behalf.
 */
export function useQuestionFromHistory(
  askThis: (text: string) => void,
  draftThis: (text: string) => void,
): void {
  const { pathname, ...location } = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const question = questionFrom(state);
  const draft = draftFrom(state);
  const asked = useRef<unknown>(null);

  useEffect(() => {
    if ((question === null && draft === null) || asked.current === state) return;
    asked.current = state;
    // Cleared so that going back to this entry does not ask again.
    void navigate(pathname, { replace: true, state: null });
    if (question !== null) askThis(question);
    else if (draft !== null) draftThis(draft);
  });
}
