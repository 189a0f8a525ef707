import { paths } from '../../../lib/paths';
import { footPlaces, type Place, placeGroups } from '../places';

export type Destination = Pick<Place, 'href' | 'icon' | 'label'>;

/** Screens one step below the places, which no rail names. */
const everybody: readonly Destination[] = [
  { href: paths.skills, icon: 'info', label: 'What you can say' },
  { href: paths.people, icon: 'user', label: 'People and places' },
  { href: paths.imports, icon: 'transfer', label: 'Import and export' },
  { href: paths.forget, icon: 'eye-off', label: 'Forget' },
  { href: paths.trash, icon: 'trash', label: 'Trash' },
  { href: paths.settingsSignIn, icon: 'settings', label: 'Settings: sign-in methods' },
  { href: paths.settingsSessions, icon: 'settings', label: 'Settings: sessions' },
  { href: paths.settingsModel, icon: 'settings', label: 'Settings: language model' },
];
const administrators: readonly Destination[] = [
  { href: paths.adminMessages, icon: 'admin', label: 'Server: messages' },
  { href: paths.adminMail, icon: 'admin', label: 'Server: links' },
];

/** Screens that can be opened by name: the places, their children under the place’s own name, and the rest. */
export function destinations(isAdministrator: boolean): readonly Destination[] {
  const places = [...placeGroups.flatMap((group) => group.places), ...footPlaces(isAdministrator)];
  const children = places.flatMap((place) => place.children?.filter(({ href }) => href !== place.href) ?? []);
  return [...places, ...children, ...everybody, ...(isAdministrator ? administrators : [])];
}
