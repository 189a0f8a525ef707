import { type MoreGroup, MoreSheet } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { useCurrentUser } from '../../../store/hooks';
import type { Waiting } from '../navigation';
import { footPlaces, isAt, type Place, placeGroups } from '../places';
import { useLiveLines } from './use-live-lines';

interface MorePlacesProps {
  open: boolean;
  onClose: () => void;
  waiting: Waiting;
}

/** The sheet of a phone: every place and its children, each with what is there now. */
export function MorePlaces({ open, onClose, waiting }: MorePlacesProps): ReactElement {
  const { pathname } = useLocation();
  const isAdministrator = useCurrentUser()?.role === 'admin';
  const lines = useLiveLines(waiting);
  const toTile = (place: Place): MoreGroup['places'][number] => {
    const line = lines[place.href];
    const { href, label, icon } = place;
    return { href, label, icon, current: isAt(place, pathname), ...(line !== undefined && { line }) };
  };
  const groups = [...placeGroups, { label: 'You', places: footPlaces(isAdministrator) }];
  return (
    <MoreSheet
      open={open}
      onClose={onClose}
      groups={groups.map(({ label, places }) => ({
        label,
        places: places.flatMap(withChildren).map(toTile),
      }))}
    />
  );
}

/** The place under its own name, then its further views. */
function withChildren(place: Place): Place[] {
  const [first, ...others] = place.children ?? [place];
  return [{ ...first, ...place }, ...others];
}
