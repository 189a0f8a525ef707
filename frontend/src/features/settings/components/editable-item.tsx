import { Button, DescriptionItem } from '@twyn/design-system';
import { type ReactElement, type ReactNode, useState } from 'react';
import { focusOnArrival } from '../../../components/on-arrival';

export interface EditableItemProps {
  term: string;
  /** As it is now. */
  value: ReactNode;
  note?: ReactNode;
  /** The verb on the button that opens the form. @default 'Change' */
  editLabel?: string;
  /** What else can be done to it. */
  otherAction?: ReactNode;
  /** Stands in the place of the value while it is changed. */
  form: (close: () => void) => ReactElement;
}

/** A value that becomes its own form. The focus comes back to the button that opened it. */
export function EditableItem(props: EditableItemProps): ReactElement {
  const { term, value, note, editLabel = 'Change', otherAction, form } = props;
  const [mode, setMode] = useState<'shown' | 'editing' | 'edited'>('shown');
  const close = (): void => setMode('edited');

  if (mode === 'editing') return <DescriptionItem term={term}>{form(close)}</DescriptionItem>;
  return (
    <DescriptionItem
      term={term}
      note={note}
      action={
        <>
          {otherAction}
          <Button
            ref={mode === 'edited' ? focusOnArrival : undefined}
            size="sm"
            aria-label={`${editLabel} ${term.toLowerCase()}`}
            onClick={() => setMode('editing')}
          >
            {editLabel}
          </Button>
        </>
      }
    >
      {value}
    </DescriptionItem>
  );
}
