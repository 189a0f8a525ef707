import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { flag } from '../../internal/flag';
import type { Domain } from '../../internal/domain';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import { chipStyle, countStyle, nameStyle, pressableStyle, removeStyle } from './chip.style';

export interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  label: string;
  icon?: IconName;
  count?: number;
  /** Makes a chip with `onClick` a toggle, on or off. */
  selected?: boolean;
  /** Fills the chip with a domain's hue and shows its icon. For labels, not for filters. */
  domain?: Domain;
  /** Shows a remove button; the chip itself is then plain text. */
  onRemove?: () => void;
}

const Plain = styled.span(chipStyle);
const Pressable = styled.button(chipStyle, pressableStyle);
const Name = styled.span(nameStyle);
const Count = styled.span(countStyle);
const Remove = styled.button(removeStyle);

/** A label, a filter or a removable choice: what it can do depends on the handlers it gets. */
export function Chip({ label, icon, count, selected, domain, onRemove, ...rest }: ChipProps): ReactElement {
  const iconName = icon ?? domain;
  const content = (
    <>
      {iconName && <Icon name={iconName} size={14} />}
      <Name>{label}</Name>
      {count !== undefined && <Count>{count}</Count>}
    </>
  );
  if (rest.onClick) {
    return (
      <Pressable type="button" aria-pressed={selected} data-selected={flag(selected)} {...rest}>
        {content}
      </Pressable>
    );
  }
  return (
    <Plain data-domain={domain} data-selected={flag(selected ?? onRemove !== undefined)}>
      {content}
      {onRemove && (
        <Remove type="button" aria-label={`Remove ${label}`} onClick={onRemove}>
          <Icon name="close" size={14} />
        </Remove>
      )}
    </Plain>
  );
}
