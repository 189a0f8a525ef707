import { configureStore } from '@reduxjs/toolkit';
import type { Reducer, UnknownAction } from 'redux';
import { baseApi } from '../api/base-api';
import { authReducer } from '../features/auth';
import { draftsSlice } from '../shared/drafts/drafts.slice';
import { notificationsSlice } from '../shared/notifications/notifications.slice';
import { rootSlices } from '../shared/state/root-slices';
import { themeSlice } from '../shared/theme/theme.slice';
import { makeListeners } from './listeners';

const injected = rootSlices
  .inject({ reducerPath: 'auth', reducer: authReducer })
  .inject(draftsSlice)
  .inject(notificationsSlice)
  .inject(themeSlice);

export type RootState = ReturnType<typeof injected>;

/** Injecting loses that a first state may be given in part. */
export const rootReducer = injected as Reducer<RootState, UnknownAction, Partial<RootState>>;

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the store's type is inferred from its parts
export function makeStore(preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) => defaults().prepend(makeListeners().middleware).concat(baseApi.middleware),
  });
}
