import type { NavGroup, NavPlace } from '@twyn/design-system';
import { isAt, type Place, placeGroups } from './places';

/** How much waits for the owner, by the address of the view. */
export type Waiting = Readonly<Partial<Record<string, number>>>;

/** The places of the rail and the bars, as they stand at an address. */
export function navigation(pathname: string, waiting: Waiting): NavGroup[] {
  return placeGroups.map(({ label, places }) => ({
    label,
    places: places.map((place) => toNavPlace(place, pathname, waiting)),
  }));
}

export function toNavPlace(place: Place, pathname: string, waiting: Waiting = {}): NavPlace {
  const { href, label, icon, inBottomBar = false } = place;
  const children = place.children?.map((child) => ({
    href: child.href,
    label: child.label,
    current: isAt(child, pathname),
    waiting: waiting[child.href] ?? 0,
  }));
  const isCurrent = children ? children.some(({ current }) => current) : isAt(place, pathname);
  return { href, label, icon, inBottomBar, current: isCurrent, ...(children && { children }) };
}
