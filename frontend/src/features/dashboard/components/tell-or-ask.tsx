import { Card, SegmentedControl } from '@twyn/design-system';
import type { ReactElement, Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { captureDraft } from '../../../components/capture/capture-draft';
import { CaptureForm } from '../../../components/capture/capture-form';
import { askState } from '../../../lib/addresses';
import { paths } from '../../../lib/paths';
import { useDraft } from '../../../shared/drafts/use-draft';
import { useIntent } from '../hooks/use-intent';

const OPTIONS = [
  { value: 'remember', label: 'Remember' },
  { value: 'ask', label: 'Ask' },
] as const;

/** One field that tells or asks. What is asked is answered in a conversation of its own. */
export function TellOrAsk({
  inputRef,
}: {
  inputRef: Ref<HTMLInputElement | HTMLTextAreaElement>;
}): ReactElement {
  const navigate = useNavigate();
  const [draft] = useDraft(captureDraft);
  const { intent, choose } = useIntent(draft.text);
  return (
    <Card aria-label="Tell or ask">
      <CaptureForm
        inputRef={inputRef}
        label="Tell or ask your twin"
        hideLabel
        head={
          <SegmentedControl label="What to do with it" options={OPTIONS} value={intent} onChange={choose} />
        }
        onAsk={
          intent === 'ask' ? (words) => void navigate(paths.chat, { state: askState(words) }) : undefined
        }
      />
    </Card>
  );
}
