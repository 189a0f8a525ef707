import { Icon, IconButton } from '@twyn/design-system';
import type { ReactElement } from 'react';
import {
  type HomeEntity,
  useStarHomeEntityMutation,
  useUnstarHomeEntityMutation,
} from '../../../shared/home/api/home.api';

/** Pressed, the device is shown first; pressed again, it is not. */
export function FavouriteStar({ entity: { id, name, isFavourite } }: { entity: HomeEntity }): ReactElement {
  const [star] = useStarHomeEntityMutation();
  const [unstar] = useUnstarHomeEntityMutation();
  return (
    <IconButton
      size="sm"
      label={`Favourite: ${name}`}
      aria-pressed={isFavourite}
      icon={<Icon name="star" size={18} isFilled={isFavourite} />}
      onClick={() => void (isFavourite ? unstar({ id }) : star({ id }))}
    />
  );
}
