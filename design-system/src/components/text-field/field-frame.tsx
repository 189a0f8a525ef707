import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { flag } from '../../internal/flag';
import { space, touchTarget, typeStyle, visuallyHidden } from '../../theme/css';
import { color } from '../../theme/vars';
import { Icon } from '../icon/icon';

/** What every field shares. */
export interface FieldProps {
  label: ReactNode;
  /** Keeps the label for screen readers only, when the place already says it. */
  hideLabel?: boolean;
  /** Beside the label, e.g. a link to reset. */
  labelEnd?: ReactNode;
  /** Help below the field. */
  hint?: ReactNode;
  /** What is wrong and what to do; replaces the hint and marks the field invalid. */
  error?: ReactNode;
}

export interface FieldFrameProps extends FieldProps {
  id: string;
  children: ReactNode;
}

const Root = styled.div({ display: 'flex', flexDirection: 'column', gap: space(0.5), minWidth: 0 });
const LabelRow = styled.div({
  ...typeStyle('label'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(1),
  '&[data-hidden]': visuallyHidden,
  '& > a': touchTarget,
});
const Help = styled.div({
  ...typeStyle('caption'),
  color: color.text.muted,
  '&[role="alert"]': { display: 'flex', gap: space(0.5), color: color.status.danger.fg },
  '& svg': { marginTop: 1 },
});

/** Label above, help below. */
export function FieldFrame(props: FieldFrameProps): ReactElement {
  const { id, label, hideLabel, labelEnd, hint, error, children } = props;
  return (
    <Root>
      <LabelRow data-hidden={flag(hideLabel)}>
        <label htmlFor={id}>{label}</label>
        {labelEnd}
      </LabelRow>
      {children}
      {error ? (
        <Help id={helpId(id)} role="alert">
          <Icon name="danger" size={14} />
          <span>{error}</span>
        </Help>
      ) : (
        hint && <Help id={helpId(id)}>{hint}</Help>
      )}
    </Root>
  );
}

export interface FieldAria {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Ties the input to its label and to whichever help is shown. */
export function fieldAria(id: string, { hint, error }: FieldProps): FieldAria {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': Boolean(error) || Boolean(hint) ? helpId(id) : undefined,
  };
}

function helpId(id: string): string {
  return `${id}-help`;
}
