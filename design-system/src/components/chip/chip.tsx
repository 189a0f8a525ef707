import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { domainVars, type Domain } from '../../internal/domain';
import { radius } from '../../tokens/radius';
import { color, media, px, transition, typeStyle } from '../../theme/vars';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';

export interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  label: string;
  icon?: IconName;
  count?: number;
  /** Makes the chip a toggle; `undefined` leaves it plain. */
  selected?: boolean;
  /** Fills the chip with a domain's hue. For labels, not for filters. */
  domain?: Domain;
  /** Shows a remove button; the chip itself is then plain text. */
  onRemove?: () => void;
}

const base = {
  ...typeStyle('label'),
  ...domainVars,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 28,
  maxWidth: '100%',
  padding: '0 10px',
  border: `1px solid ${color.border.hairline}`,
  borderRadius: px(radius.full),
  background: 'none',
  color: color.text.muted,
  whiteSpace: 'nowrap',
  transition: transition(['background-color', 'border-color', 'color']),
  '&[data-domain]': { background: 'var(--d-bg)', color: 'var(--d-fg)', borderColor: 'transparent' },
  '&[data-selected]': {
    background: color.surface.selected,
    color: color.text.primary,
    borderColor: color.border.control,
  },
} as const;

const Plain = styled('span')(base);
const Pressable = styled('button')({
  ...base,
  cursor: 'pointer',
  '&:hover': { background: color.surface.hover, color: color.text.primary },
  '&[data-selected]:hover': { background: color.surface.selected },
  '&:disabled': { opacity: 0.42, cursor: 'not-allowed' },
  [media.phone]: { height: 36, padding: '0 12px' },
});
const Count = styled('span')({ color: color.text.faint, fontVariantNumeric: 'tabular-nums' });
const Name = styled('span')({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
const Remove = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  marginRight: -6,
  padding: 0,
  border: 0,
  borderRadius: px(radius.full),
  background: 'none',
  cursor: 'pointer',
  '&:hover': { background: color.surface.hover },
});

/** A filter, a tag or a removable choice: it depends on which handler it gets. */
export function Chip({ label, icon, count, selected, domain, onRemove, ...rest }: ChipProps): ReactElement {
  const content: ReactNode = (
    <>
      {(icon ?? domain) && <Icon name={icon ?? domain ?? 'tag'} size={14} />}
      <Name>{label}</Name>
      {count !== undefined && <Count>{count}</Count>}
    </>
  );
  const state = { 'data-selected': selected || onRemove ? true : undefined, 'data-domain': domain };
  if (onRemove) {
    return (
      <Plain {...state}>
        {content}
        <Remove type="button" aria-label={`Remove ${label}`} onClick={onRemove}>
          <Icon name="close" size={14} />
        </Remove>
      </Plain>
    );
  }
  if (!rest.onClick) return <Plain {...state}>{content}</Plain>;
  return (
    <Pressable type="button" aria-pressed={selected} {...state} {...rest}>
      {content}
    </Pressable>
  );
}
