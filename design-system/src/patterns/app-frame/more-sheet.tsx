import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { Drawer } from '../../components/drawer/drawer';
import { Icon } from '../../components/icon/icon';
import type { IconName } from '../../components/icon/icon-paths';
import { useLinkElement } from '../../internal/link-context';
import { corner, space, transition, truncate, typeStyle } from '../../theme/css';
import { color, edge } from '../../theme/vars';

export interface MorePlace {
  href: string;
  label: string;
  icon: IconName;
  /** What there is to know about it now, in a few words. */
  line?: string;
  current?: boolean;
}

export interface MoreGroup {
  label: string;
  places: readonly MorePlace[];
}

export interface MoreSheetProps {
  open: boolean;
  onClose: () => void;
  groups: readonly MoreGroup[];
}

const Groups = styled.nav({ display: 'grid', gap: space(2) });
const Heading = styled.h3({ ...typeStyle('label'), padding: space(0, 0.5, 1), color: color.text.muted });
const Tiles = styled.ul({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space(1) });
const Tile = styled.a({
  display: 'flex',
  alignItems: 'center',
  gap: space(1.5),
  minHeight: space(7.5),
  padding: space(1.25, 1.5),
  border: edge.hairline,
  borderRadius: corner('sm'),
  background: color.surface.raised,
  color: color.text.primary,
  transition: transition(['border-color', 'background-color']),
  '&:hover': { borderColor: color.border.strong },
  '& > svg': { flex: 'none', color: color.text.muted },
  '&[aria-current]': { background: color.surface.selected },
  '&[aria-current] > svg': { color: color.text.primary },
});
const Words = styled.span({ display: 'grid', minWidth: 0 });
const Name = styled.span({ ...typeStyle('body'), ...truncate, fontWeight: 550 });
const Line = styled.span({ ...typeStyle('caption'), ...truncate, color: color.text.muted });

/** Every place of a phone under the names of its groups, each with a line of what is there now. */
export function MoreSheet({ open, onClose, groups }: MoreSheetProps): ReactElement {
  return (
    <Drawer open={open} onClose={onClose} title="More" side="bottom">
      <Groups aria-label="All places">
        {groups.map(({ label, places }) => (
          <section key={label} aria-label={label}>
            <Heading>{label}</Heading>
            <Tiles>
              {places.map((place) => (
                <li key={place.href}>
                  <PlaceTile place={place} onFollow={onClose} />
                </li>
              ))}
            </Tiles>
          </section>
        ))}
      </Groups>
    </Drawer>
  );
}

function PlaceTile({ place, onFollow }: { place: MorePlace; onFollow: () => void }): ReactElement {
  const { href, label, icon, line, current = false } = place;
  return (
    <Tile
      as={useLinkElement({ href })}
      href={href}
      aria-current={current ? 'page' : undefined}
      onClick={onFollow}
    >
      <Icon name={icon} />
      <Words>
        <Name>{label}</Name>
        {line !== undefined && <Line>{line}</Line>}
      </Words>
    </Tile>
  );
}
