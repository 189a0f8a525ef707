import { Button, Callout, Page, PageHeader, PageSection, Row, Stack } from '@twyn/design-system';
import { type ReactElement, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetEntityQuery } from '../api/entities.api';
import type { ForgetReceipt } from '../api/forgetting.api';
import { ENTITY_PARAM } from '../lib/memory-addresses';
import { paths } from '../../../lib/paths';
import { ForgetChooser } from '../components/forgetting/forget-chooser';
import { ForgetPreview } from '../components/forgetting/forget-preview';
import { NeverRemember } from '../components/forgetting/never-remember';
import { type ForgetChoice, NOTHING_CHOSEN, targetOf } from '../lib/forget-choice';
import { forgottenLabel } from '../lib/forget-labels';

/** Choose, look, confirm, and see what went. */
export function ForgetPage(): ReactElement {
  return (
    <Page>
      <PageHeader
        title="Forget"
        description="Choose what to forget, preview it, then decide."
        tools={
          <Button tone="quiet" href={paths.trash}>
            Trash
          </Button>
        }
      />
      <PageSection
        title="Forget many"
        lead="Deleting a memory permanently also deletes everything derived from it."
      >
        <ForgetMany />
      </PageSection>
      <PageSection
        title="Never remember"
        lead="It won’t be saved from conversations or imports. If you save it yourself, you’re asked first."
      >
        <NeverRemember />
      </PageSection>
      <Row>
        <Button tone="quiet" href={paths.memory}>
          Back to memory
        </Button>
      </Row>
    </Page>
  );
}

function ForgetMany(): ReactElement {
  const [choice, setChoice] = useChoice();
  const [receipt, setReceipt] = useState<ForgetReceipt | null>(null);
  // The count need not follow every letter.
  const target = targetOf(useDeferredValue(choice));
  if (receipt) {
    return (
      <Stack spacing={2}>
        <Callout
          tone="success"
          title={`${receipt.mode === 'erase' ? 'Permanently deleted' : 'In the trash'}: ${forgottenLabel(receipt)}`}
        >
          {receipt.mode === 'erase' ? 'Nothing is left of it.' : 'You can restore it for 30 days.'}
        </Callout>
        <Row>
          <Button
            onClick={() => {
              setReceipt(null);
              setChoice(NOTHING_CHOSEN);
            }}
          >
            Forget something else
          </Button>
        </Row>
      </Stack>
    );
  }
  return (
    <Stack spacing={3}>
      <ForgetChooser choice={choice} onChange={setChoice} />
      {target && <ForgetPreview key={JSON.stringify(target)} target={target} onForgotten={setReceipt} />}
    </Stack>
  );
}

/** Begins with the name that the address carries, if any. */
function useChoice(): [ForgetChoice, (choice: ForgetChoice) => void] {
  const [params] = useSearchParams();
  const id = params.get(ENTITY_PARAM);
  const { data: entity } = useGetEntityQuery({ id: id ?? '' }, { skip: id === null });
  const [chosen, setChosen] = useState<ForgetChoice | null>(null);
  return [chosen ?? { ...NOTHING_CHOSEN, entity: entity ?? null }, setChosen];
}
