import { useSharedDispatch } from '../state/hooks';
import { homeApi } from './api/home.api';

const { actOnHomeEntity, starHomeEntity, unstarHomeEntity } = homeApi.endpoints;

/**
 * What can be done to a device. Without the hooks of the endpoints, each of which listens to the store: a home may have a
 * thousand devices, and its states change many times a second.
 */
export function useHomeActions() {
  const dispatch = useSharedDispatch();
  return {
    act: (action: Parameters<typeof actOnHomeEntity.initiate>[0]) =>
      dispatch(actOnHomeEntity.initiate(action, { track: false })),
    setFavourite: (id: string, isFavourite: boolean) =>
      dispatch((isFavourite ? starHomeEntity : unstarHomeEntity).initiate({ id }, { track: false })),
  };
}
