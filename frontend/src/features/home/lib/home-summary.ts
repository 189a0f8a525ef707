import type { HomeEntity } from '../../../shared/home/api/home.api';
import { closedLabel, glanceOf, isWindow, warmthOf } from '../../../components/home/home-glance';
import { isActive, isLight, isLock, isOpening, isSilent } from '../../../components/home/entity-kinds';
import type { TemperatureUnit } from '../../../components/home/temperature';
import { formatQuantity } from '../../../lib/format';

export const homeViews = ['lights', 'unlocked', 'open', 'climate', 'unavailable'] as const;
export type HomeView = (typeof homeViews)[number];

export interface HomeFact {
  text: string;
  /** Which devices it counts; none where it counts nothing. */
  view?: HomeView;
}

const MEANT: Record<HomeView, (entity: HomeEntity) => boolean> = {
  lights: (entity) => isLight(entity) && isActive(entity),
  unlocked: (entity) => isLock(entity) && isActive(entity),
  open: (entity) => isOpening(entity) && isActive(entity),
  climate: (entity) => warmthOf(entity, 'C') !== undefined,
  unavailable: ({ state }) => state === 'unavailable',
};

export const viewTitles: Record<HomeView, string> = {
  lights: 'Lights that are on',
  unlocked: 'Unlocked',
  open: 'Open doors and windows',
  climate: 'Temperature inside',
  unavailable: 'Cannot be reached',
};

export function isHomeView(word: string | null): word is HomeView {
  return homeViews.some((view) => view === word);
}

/** Whether the device is one of those that a part of the summary counts. */
export function isMeant(view: HomeView, entity: HomeEntity): boolean {
  return MEANT[view](entity);
}

/** How the home is, in a few words each; of what it does not have, nothing is said. */
export function summaryOf(entities: readonly HomeEntity[], unit: TemperatureUnit): HomeFact[] {
  const count = (view: HomeView): number => entities.filter((entity) => isMeant(view, entity)).length;
  const silent = count('unavailable');
  const { temperature } = glanceOf(entities, unit);
  return [
    ...counted(entities.filter(isLight), 'lights', (on) => `${formatQuantity(on, 'light', 'lights')} on`, {
      none: 'No lights on',
    }),
    ...counted(
      entities.filter(isLock),
      'unlocked',
      (open) => `${formatQuantity(open, 'door', 'doors')} unlocked`,
      { none: 'Doors locked' },
    ),
    ...openings(entities.filter(isOpening)),
    ...(temperature === undefined
      ? []
      : [{ text: `${String(temperature)} °${unit} inside`, view: 'climate' as const }]),
    ...(silent === 0 ? [] : [{ text: `${String(silent)} not reachable`, view: 'unavailable' as const }]),
  ];
}

function counted(
  all: readonly HomeEntity[],
  view: HomeView,
  some: (count: number) => string,
  { none }: { none: string },
): HomeFact[] {
  const told = all.filter((entity) => !isSilent(entity));
  const { length: count } = told.filter((entity) => isMeant(view, entity));
  if (told.length === 0) return [];
  return [count === 0 ? { text: none } : { text: some(count), view }];
}

/** Doors and windows in one, named for what there is. */
function openings(all: readonly HomeEntity[]): HomeFact[] {
  const open = all.filter(isActive);
  const windows = open.filter(isWindow).length;
  const doors = open.length - windows;
  const parts = [
    ...(windows > 0 ? [formatQuantity(windows, 'window', 'windows')] : []),
    ...(doors > 0 ? [formatQuantity(doors, 'door', 'doors')] : []),
  ];
  return counted(all, 'open', () => `${parts.join(' and ')} open`, { none: closedLabel(all) ?? '' });
}
