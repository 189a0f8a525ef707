import { useSharedDispatch } from '../state/hooks';
import { type HomeActivity, homeApi } from './api/home.api';

const { actOnHomeEntity, starHomeEntity, unstarHomeEntity } = homeApi.endpoints;

type Action = Parameters<typeof actOnHomeEntity.initiate>[0];

export interface HomeActions {
  /** What became of it; nothing where it could not be asked. */
  act: (action: Action) => Promise<HomeActivity | undefined>;
  setFavourite: (id: string, isFavourite: boolean) => void;
}

/**
 * What can be done to a device. Without the hooks of the endpoints, each of which listens to the store: a home may have a
 * thousand devices, and its states change many times a second.
 */
export function useHomeActions(): HomeActions {
  const dispatch = useSharedDispatch();
  return {
    act: async (action) => (await dispatch(actOnHomeEntity.initiate(action, { track: false }))).data,
    setFavourite: (id, isFavourite) => {
      const endpoint = isFavourite ? starHomeEntity : unstarHomeEntity;
      void dispatch(endpoint.initiate({ id }, { track: false }));
    },
  };
}
