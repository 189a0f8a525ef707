import { Icon, IconButton } from '@twyn/design-system';
import type { ReactElement } from 'react';
import type { HomeEntity } from '../../../shared/home/api/home.api';
import { useHomeActions } from '../../../shared/home/use-home-actions';

/** Pressed, the device is shown first; pressed again, it is not. */
export function FavouriteStar({ entity: { id, name, isFavourite } }: { entity: HomeEntity }): ReactElement {
  const { setFavourite } = useHomeActions();
  return (
    <IconButton
      size="sm"
      label={`Favourite: ${name}`}
      aria-pressed={isFavourite}
      icon={<Icon name="star" size={18} isFilled={isFavourite} />}
      onClick={() => setFavourite(id, !isFavourite)}
    />
  );
}
