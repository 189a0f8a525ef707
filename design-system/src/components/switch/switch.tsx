import styled from '@emotion/styled';
import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { corner, focusRing, media, space, transition, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';
import { size } from '../../tokens/size';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'role'> {
  label: ReactNode;
  /** What it changes, under the label. */
  hint?: ReactNode;
}

const Root = styled.label({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  cursor: 'pointer',
  '& input': { position: 'absolute', insetInlineEnd: 0, width: size.switchTrack, margin: 0, opacity: 0 },
  '&:has(:disabled)': { opacity: 0.42, cursor: 'not-allowed' },
  [media.touch]: { minHeight: size.touch },
});
const Hint = styled.span({ ...typeStyle('caption'), display: 'block', color: color.text.muted });
const Track = styled.span({
  display: 'block',
  flex: 'none',
  width: size.switchTrack,
  padding: space(0.375),
  border: edge.strong,
  borderRadius: corner('full'),
  background: color.surface.sunken,
  transition: transition(['background-color', 'border-color']),
  '&::after': {
    content: '""',
    display: 'block',
    width: size.switchThumb,
    height: size.switchThumb,
    borderRadius: '50%',
    background: color.text.muted,
    transition: transition(['transform', 'background-color']),
  },
  'input:checked + &': { borderColor: color.surface.inverse, background: color.surface.inverse },
  'input:checked + &::after': { background: color.text.inverse, transform: 'translateX(100%)' },
  'input:focus-visible + &': focusRing,
});

/** A setting that takes effect at once. */
export function Switch({ label, hint, className, ...input }: SwitchProps): ReactElement {
  const id = useId();
  return (
    <Root className={className}>
      <span>
        <span id={id}>{label}</span>
        {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      </span>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells by itself whether it is checked
        role="switch"
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...input}
      />
      <Track />
    </Root>
  );
}
