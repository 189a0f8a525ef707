import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { color, typeStyle } from '../../theme/vars';
import { Icon } from '../icon/icon';

export interface FieldFrameProps {
  id: string;
  label: ReactNode;
  hideLabel?: boolean;
  labelEnd?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  children: ReactNode;
}

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 });
const LabelRow = styled('div')({
  ...typeStyle('label'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  '&[data-hidden]': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
});
const Hint = styled('div')({ ...typeStyle('caption'), color: color.text.muted });
const ErrorText = styled('div')({
  ...typeStyle('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  color: color.status.danger.fg,
});

/** Label above, help below; the error replaces the help and says what to do. */
export function FieldFrame(props: FieldFrameProps): ReactElement {
  const { id, label, hideLabel, labelEnd, hint, error, children } = props;
  return (
    <Root>
      <LabelRow data-hidden={hideLabel || undefined}>
        <label htmlFor={id}>{label}</label>
        {labelEnd}
      </LabelRow>
      {children}
      {error ? (
        <ErrorText id={`${id}-error`} role="alert">
          <Icon name="danger" size={14} />
          <span>{error}</span>
        </ErrorText>
      ) : (
        hint && <Hint id={`${id}-hint`}>{hint}</Hint>
      )}
    </Root>
  );
}

/** The id of whichever help text is shown, for `aria-describedby`. */
export function describedBy(
  id: string,
  { hint, error }: Pick<FieldFrameProps, 'hint' | 'error'>,
): string | undefined {
  if (error) return `${id}-error`;
  return hint ? `${id}-hint` : undefined;
}
