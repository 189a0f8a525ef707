import { Button, Row } from '@twyn/design-system';
import type { ReactElement } from 'react';

/** The end of a form in the queue. */
export function SaveOrCancel({ onCancel }: { onCancel: () => void }): ReactElement {
  return (
    <Row>
      <Button type="submit" tone="primary" size="sm">
        Save
      </Button>
      <Button tone="quiet" size="sm" onClick={onCancel}>
        Cancel
      </Button>
    </Row>
  );
}
