import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { Avatar } from '../../components/avatar/avatar';
import { corner, space, truncate, typeStyle } from '../../theme/css';
import { color } from '../../theme/vars';
import { size } from '../../tokens/size';
import { onOpenRail } from './open-rail';

export interface AccountButtonProps extends ComponentPropsWithRef<'button'> {
  name: string;
  photo?: string | null;
}

const Root = styled.button({
  ...typeStyle('label'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1.25),
  flex: 'none',
  minWidth: size.touch,
  minHeight: size.touch,
  padding: 0,
  border: 0,
  borderRadius: corner('sm'),
  background: 'none',
  color: color.text.primary,
  cursor: 'pointer',
  '&:hover': { background: color.surface.hover },
  ...onOpenRail({ justifyContent: 'flex-start', padding: space(0, 1) }),
});
const Name = styled.span({ ...truncate, display: 'none', ...onOpenRail({ display: 'inline' }) });

/** Opens the account menu, at the foot of the rail and in the top bar of a phone. The open rail says the name. */
export function AccountButton({ name, photo = null, ...rest }: AccountButtonProps): ReactElement {
  return (
    <Root type="button" aria-label={`Account of ${name}`} {...rest}>
      <Avatar name={name} src={photo} />
      <Name aria-hidden>{name}</Name>
    </Root>
  );
}
