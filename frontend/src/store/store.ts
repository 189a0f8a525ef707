import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../api/base-api';
import { authReducer } from '../features/auth';
import { makeListeners } from './listeners';

export const rootReducer = combineReducers({
  auth: authReducer,
  [baseApi.reducerPath]: baseApi.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;
export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

// eslint-disable-next-line @typescript-eslint/explicit-module-boundary-types -- the store's type is inferred from its parts
export function makeStore(preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) => defaults().prepend(makeListeners().middleware).concat(baseApi.middleware),
  });
}
