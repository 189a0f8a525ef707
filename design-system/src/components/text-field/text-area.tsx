import styled from '@emotion/styled';
import { useImperativeHandle, useRef, type ComponentPropsWithRef, type ReactElement } from 'react';
import { useAutosize } from './use-autosize';

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'rows'> {
  /** @default 1 */
  minRows?: number;
  /** Scrolls beyond this many lines. */
  maxRows?: number;
}

// rules rather than a `style` attribute, which the policy of a prerendered page would drop
const Area = styled.textarea<{ $min: number; $max: number | undefined }>(({ $min, $max }) => ({
  boxSizing: 'content-box',
  fieldSizing: 'content',
  minHeight: lines($min),
  maxHeight: $max === undefined ? undefined : lines($max),
}));

/** A bare text area that grows with its text. */
export function TextArea({ minRows = 1, maxRows, ref, ...rest }: TextAreaProps): ReactElement {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement);
  useAutosize(area, rest.value);
  return <Area ref={area} rows={minRows} $min={minRows} $max={maxRows} {...rest} />;
}

function lines(count: number): string {
  return `${String(count)}lh`;
}
