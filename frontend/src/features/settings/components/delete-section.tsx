import { Button, DangerZone, PageSection } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { DeleteDialog } from './delete-dialog';

export function DeleteSection(): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <PageSection title="Leaving" lead="Everything goes at once, and you get a receipt.">
      <DangerZone
        title="Delete this account"
        action={
          <Button tone="danger" onClick={() => setIsAsking(true)}>
            Delete account
          </Button>
        }
      >
        Your memories, your conversations and your sign-in are deleted for good. Nobody can bring them back,
        not even whoever runs this twin.
      </DangerZone>
      {isAsking && <DeleteDialog onClose={() => setIsAsking(false)} />}
    </PageSection>
  );
}
