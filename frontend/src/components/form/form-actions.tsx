import { Button, Row } from '@twyn/design-system';
import type { ReactElement } from 'react';

interface FormActionsProps {
  /** A verb. @default 'Save' */
  label?: string;
  isBusy: boolean;
  onCancel: () => void;
}

/** The end of a form in a dialog: leave it, or send it. */
export function FormActions({ label = 'Save', isBusy, onCancel }: FormActionsProps): ReactElement {
  return (
    <Row justify="end">
      <Button tone="quiet" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" tone="primary" loading={isBusy}>
        {label}
      </Button>
    </Row>
  );
}
