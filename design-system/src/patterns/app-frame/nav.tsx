import styled from '@emotion/styled';
import type { ElementType, ReactElement } from 'react';
import { Icon } from '../../components/icon/icon';
import type { IconName } from '../../components/icon/icon-paths';
import type { TabLink } from '../../components/tab-links/tab-links';
import { useLinkElement } from '../../internal/link-context';
import { WaitingCount } from '../../internal/waiting-count';
import { barItemStyle, railChildrenStyle, railChildStyle, railItemStyle } from './nav.style';

export interface NavPlace {
  href: string;
  label: string;
  icon: IconName;
  /** The place on screen now, or one of its children is. */
  current?: boolean;
  /** Views one step below: under the place in an open rail, tabs above the page elsewhere. */
  children?: readonly TabLink[];
  /** Also stands in the phone's bottom bar; three at most, beside Capture and More. */
  inBottomBar?: boolean;
}

export interface NavGroup {
  /** For screen readers; the eye has a line between the groups. */
  label: string;
  places: readonly NavPlace[];
}

const RailAnchor = styled.a(railItemStyle);
const Children = styled.div(railChildrenStyle);
const ChildAnchor = styled.a(railChildStyle);
const BarAnchor = styled.a(barItemStyle);

export function RailPlace({ place }: { place: NavPlace }): ReactElement {
  const { href, label, icon, current = false, children = [] } = place;
  const link = useLinkElement({ href });
  return (
    <>
      <RailAnchor as={link} href={href} aria-current={currentOf(current, children.length > 0)}>
        <Icon name={icon} />
        {label}
      </RailAnchor>
      {current && children.length > 0 && (
        <Children>
          {children.map((child) => (
            <RailChild key={child.href} child={child} />
          ))}
        </Children>
      )}
    </>
  );
}

function RailChild({ child }: { child: TabLink }): ReactElement {
  const { href, label, current, waiting } = child;
  return (
    <ChildAnchor as={useLinkElement({ href })} href={href} aria-current={currentOf(current, false)}>
      {label}
      <WaitingCount count={waiting} />
    </ChildAnchor>
  );
}

interface BarItemProps {
  icon: IconName;
  label: string;
  /** A place. Without it the item acts: give `onSelect`. */
  href?: string;
  onSelect?: () => void;
  current?: boolean;
  hasChildren?: boolean;
  opensDialog?: boolean;
}

export function BarItem(props: BarItemProps): ReactElement {
  const { icon, label, href, onSelect, current = false, hasChildren = false, opensDialog = false } = props;
  const link = useLinkElement({ href });
  const target: { as: ElementType; href?: string; type?: string } = link
    ? { as: link, href }
    : { as: 'button', type: 'button' };
  return (
    <BarAnchor
      {...target}
      onClick={onSelect}
      aria-current={currentOf(current, hasChildren)}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
    >
      <span>
        <Icon name={icon} size={22} />
      </span>
      {label}
    </BarAnchor>
  );
}

/** A place with children is where one is, but the page itself is one of the children. */
function currentOf(isCurrent: boolean | undefined, hasChildren: boolean): 'page' | 'true' | undefined {
  if (!isCurrent) return undefined;
  return hasChildren ? 'true' : 'page';
}
