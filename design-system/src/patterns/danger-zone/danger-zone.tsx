import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { corner, media, space, typeStyle } from '../../theme/css';
import { color } from '../../theme/vars';
import { measure } from '../../tokens/size';

export interface DangerZoneProps {
  /** What is lost. */
  title: ReactNode;
  /** How much of it, and that it cannot be taken back. */
  children: ReactNode;
  /** The danger button. */
  action: ReactNode;
}

const Root = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2, 3),
  padding: space(2.5),
  border: `1px solid color-mix(in srgb, ${color.status.danger.fg} 40%, transparent)`,
  borderRadius: corner('md'),
  background: color.surface.raised,
  [media.phone]: { flexDirection: 'column', alignItems: 'stretch', padding: space(2) },
});
const Title = styled.h3(typeStyle('h3'));
const Words = styled.div({
  maxWidth: measure.state,
  marginTop: space(0.25),
  color: color.text.muted,
  textWrap: 'pretty',
});

/** The one action of a page that cannot be taken back, set apart from the others. */
export function DangerZone({ title, children, action }: DangerZoneProps): ReactElement {
  return (
    <Root>
      <div>
        <Title>{title}</Title>
        <Words>{children}</Words>
      </div>
      {action}
    </Root>
  );
}
