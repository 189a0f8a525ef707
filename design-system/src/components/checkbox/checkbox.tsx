import styled from '@emotion/styled';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { corner, focusRing, media, space, transition } from '../../theme/css';
import { color } from '../../theme/vars';
import { size } from '../../tokens/size';
import { Icon } from '../icon/icon';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  label: ReactNode;
  /** Some but not all of what the box stands for. */
  indeterminate?: boolean;
}

const Root = styled.label({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  cursor: 'pointer',
  '& input': { position: 'absolute', width: size.checkbox, height: size.checkbox, margin: 0, opacity: 0 },
  '&:has(:disabled)': { opacity: 0.42, cursor: 'not-allowed' },
  [media.touch]: { minHeight: size.touch },
});
const Box = styled.span({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size.checkbox,
  height: size.checkbox,
  border: `1.5px solid ${color.border.strong}`,
  borderRadius: corner('xs'),
  color: 'transparent',
  transition: transition(['background-color', 'border-color']),
  'input:is(:checked, :indeterminate) + &': {
    borderColor: color.surface.inverse,
    background: color.surface.inverse,
    color: color.text.inverse,
  },
  'input:focus-visible + &': focusRing,
  'label:hover > input:enabled + &': { borderColor: color.text.muted },
});

/** On is neutral and bright: the accent is not a state. */
export function Checkbox({
  label,
  indeterminate = false,
  className,
  ref,
  ...input
}: CheckboxProps): ReactElement {
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLInputElement);
  useEffect(() => {
    // there is no attribute for it
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <Root className={className}>
      <input ref={box} type="checkbox" {...input} />
      <Box>
        <Icon name={indeterminate ? 'minus' : 'check'} size={16} />
      </Box>
      <span>{label}</span>
    </Root>
  );
}
