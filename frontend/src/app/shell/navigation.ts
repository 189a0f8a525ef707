import type { NavItem } from '@twyn/design-system';
import { paths } from '../../lib/paths';

/** Screens that highlight another screen's navigation item. */
const SUBPAGES: Partial<Record<string, string[]>> = {
  [paths.memory]: [paths.review, paths.trash, paths.people, paths.forget, paths.imports],
  [paths.activity]: [paths.skills],
};

/** The places of the application, and the one action that is at hand everywhere. */
export function navigation(pathname: string, onCapture: () => void): NavItem[] {
  return [
    place(pathname, { href: paths.dashboard, label: 'Today', icon: 'today', inBottomBar: true }),
    place(pathname, { href: paths.chat, label: 'Ask', icon: 'ask', inBottomBar: true }),
    { onSelect: onCapture, label: 'Capture', icon: 'plus', inBottomBar: true },
    place(pathname, { href: paths.search, label: 'Search', icon: 'search' }),
    place(pathname, { href: paths.memory, label: 'Memory', icon: 'memory', inBottomBar: true }),
    place(pathname, { href: paths.smartHome, label: 'Home', icon: 'home' }),
    place(pathname, { href: paths.reminders, label: 'Reminders', icon: 'clock' }),
    place(pathname, { href: paths.voice, label: 'Voice', icon: 'mic' }),
    place(pathname, { href: paths.activity, label: 'Activity', icon: 'list' }),
  ];
}

/** At the foot of the rail, and last in the drawer. */
export function navigationEnd(pathname: string): NavItem[] {
  const isCurrent = pathname.startsWith(`${paths.settings}/`);
  return [{ href: paths.settingsAccount, label: 'Settings', icon: 'settings', current: isCurrent }];
}

function place(pathname: string, item: NavItem & { href: string }): NavItem {
  return { ...item, current: pathname === item.href || (SUBPAGES[item.href]?.includes(pathname) ?? false) };
}
