import { Button, DangerZone, PageSection } from '@twyn/design-system';
import { type ReactElement, useState } from 'react';
import { DeleteDialog } from './delete-dialog';

export function DeleteSection(): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <PageSection title="Leaving" lead="Everything is deleted at once, and you get a receipt.">
      <DangerZone
        title="Delete this account"
        action={
          <Button tone="danger" onClick={() => setIsAsking(true)}>
            Delete account
          </Button>
        }
      >
        This permanently deletes your memories, conversations and sign-in. No one can restore them, not even
        an administrator.
      </DangerZone>
      {isAsking && <DeleteDialog onClose={() => setIsAsking(false)} />}
    </PageSection>
  );
}
