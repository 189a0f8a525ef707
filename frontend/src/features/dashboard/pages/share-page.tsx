import { LoadingScreen } from '@twyn/design-system';
import { type ReactElement, useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAddToDraft } from '../../../components/capture/use-add-to-draft';
import { paths } from '../../../lib/paths';
import { sharedText } from '../lib/shared-text';

/** Where a phone's "Share" leads: the words are put into the capture box, and out of the address. */
export function SharePage(): ReactElement {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const addToDraft = useAddToDraft();
  const take = useEffectEvent(() => {
    const text = sharedText(params);
    if (text !== '') addToDraft(text);
    void navigate(paths.dashboard, { replace: true });
  });
  useEffect(() => take(), []);
  return <LoadingScreen text="Loading AI Digital Twin..." fullScreen={false} />;
}
