import { useImperativeHandle, useRef, type ComponentPropsWithRef, type ReactElement } from 'react';
import { useAutosize } from './use-autosize';

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'rows'> {
  /** @default 1 */
  minRows?: number;
  /** Scrolls beyond this many lines. */
  maxRows?: number;
}

/** A bare text area that grows with its text. */
export function TextArea({ minRows = 1, maxRows, ref, style, ...rest }: TextAreaProps): ReactElement {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement);
  useAutosize(area, rest.value);
  return (
    <textarea
      ref={area}
      rows={minRows}
      style={{
        boxSizing: 'content-box',
        fieldSizing: 'content',
        minHeight: lines(minRows),
        maxHeight: maxRows === undefined ? undefined : lines(maxRows),
        ...style,
      }}
      {...rest}
    />
  );
}

function lines(count: number): string {
  return `${String(count)}lh`;
}
