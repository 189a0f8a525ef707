import type { IconName } from '@twyn/design-system';
import { paths } from '../../lib/paths';

export interface Place {
  href: string;
  label: string;
  icon: IconName;
  /** Leads there from anywhere, after G. */
  key?: string;
  inBottomBar?: boolean;
  /** Views one step below; the first one has the address of the place. */
  children?: readonly Place[];
  /** How the addresses of further screens begin that belong here. */
  holds?: readonly string[];
  /** Of these, the addresses that belong to another view. */
  except?: readonly string[];
}

export interface PlaceGroup {
  label: string;
  places: readonly Place[];
}

/** Every place of the application; one joins when its screen exists. */
export const placeGroups: readonly PlaceGroup[] = [
  {
    label: 'Now',
    places: [
      {
        href: paths.dashboard,
        label: 'Today',
        icon: 'today',
        key: 'T',
        inBottomBar: true,
        children: [
          { href: paths.dashboard, label: 'Overview', icon: 'today' },
          { href: paths.day, label: 'Day', icon: 'calendar', key: 'D', holds: [`${paths.day}/`] },
          { href: paths.reminders, label: 'Reminders', icon: 'clock', key: 'R' },
        ],
      },
      {
        href: paths.chat,
        label: 'Ask',
        icon: 'ask',
        key: 'A',
        inBottomBar: true,
        children: [
          { href: paths.chat, label: 'Chat', icon: 'ask' },
          { href: paths.voice, label: 'Voice', icon: 'mic', key: 'V' },
        ],
      },
    ],
  },
  {
    label: 'Life and home',
    places: [
      {
        href: paths.memory,
        label: 'Memory',
        icon: 'memory',
        key: 'M',
        inBottomBar: true,
        children: [
          {
            href: paths.memory,
            label: 'Library',
            icon: 'memory',
            holds: [paths.people, paths.imports, paths.forget, paths.trash],
          },
          { href: paths.search, label: 'Search', icon: 'search', key: 'S' },
          { href: paths.review, label: 'To confirm', icon: 'check', key: 'C' },
        ],
      },
      {
        href: paths.biometrics,
        label: 'Body',
        icon: 'body',
        key: 'B',
        children: [
          {
            href: paths.biometrics,
            label: 'Overview',
            icon: 'body',
            holds: [`${paths.biometrics}/`],
            except: [paths.bodySources, paths.readingImports],
          },
          {
            href: paths.bodySources,
            label: 'Imports and sources',
            icon: 'transfer',
            holds: [paths.readingImports],
          },
        ],
      },
      { href: paths.mood, label: 'Mood', icon: 'mood', key: 'O', holds: [paths.moodImports] },
      {
        href: paths.smartHome,
        label: 'Home',
        icon: 'home',
        key: 'H',
        children: [
          {
            href: paths.smartHome,
            label: 'Rooms',
            icon: 'home',
            holds: [`${paths.smartHome}/`],
            except: [paths.automations],
          },
          { href: paths.devices, label: 'Devices', icon: 'plug', holds: [`${paths.devices}/`] },
          {
            href: paths.automations,
            label: 'Automations',
            icon: 'clock',
            holds: [`${paths.automations}/`],
          },
        ],
      },
    ],
  },
  {
    label: 'Understanding',
    places: [
      {
        href: paths.analytics,
        label: 'Analytics',
        icon: 'analytics',
        key: 'N',
        children: [
          { href: paths.analytics, label: 'Findings', icon: 'analytics' },
          { href: paths.explore, label: 'Explore', icon: 'search' },
          { href: paths.reviews, label: 'Reviews', icon: 'calendar', holds: [`${paths.reviews}/`] },
        ],
      },
      {
        href: paths.twinInterface,
        label: 'Twin',
        icon: 'user',
        key: 'W',
        children: [
          { href: paths.twinInterface, label: 'Profile', icon: 'user' },
          { href: paths.aiDashboard, label: 'AI dashboard', icon: 'eye' },
        ],
      },
    ],
  },
];

const foot: readonly Place[] = [
  { href: paths.activity, label: 'Activity', icon: 'list', key: 'L', holds: [paths.skills] },
  {
    href: paths.settingsAccount,
    label: 'Settings',
    icon: 'settings',
    key: 'E',
    holds: [`${paths.settings}/`],
  },
];
const server: Place = { href: paths.admin, label: 'Server', icon: 'server', holds: [`${paths.admin}/`] };

/** What stands at the foot of the rail: the server is an administrator's. */
export function footPlaces(isAdministrator: boolean): readonly Place[] {
  return isAdministrator ? [...foot, server] : foot;
}

/** Whether the address is the place’s own or one that it holds. */
export function isAt({ href, holds = [], except = [] }: Place, pathname: string): boolean {
  const startsWith = (start: string): boolean => pathname.startsWith(start);
  return pathname === href || (holds.some(startsWith) && !except.some(startsWith));
}
