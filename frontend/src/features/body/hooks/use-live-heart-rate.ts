import { useSyncExternalStore } from 'react';
import { type AppDispatch, useAppDispatch, useCurrentUser } from '../../../store/hooks';
import { sendLiveReadings } from '../api/live-readings.api';
import type { LiveHeartRate } from '../lib/live-heart-rate';
import { type LiveSession, openLiveSession } from '../lib/live-session';
import type { LiveState } from '../lib/live-state';

/** One for each store: the strap stays connected, and the recording goes on, while other screens are open. */
const sessions = new WeakMap<AppDispatch, LiveSession>();

/** The strap of who is signed in. */
export function useLiveHeartRate(): LiveHeartRate {
  const dispatch = useAppDispatch();
  const ownerId = useCurrentUser()?.uid ?? '';
  const there = sessions.get(dispatch);
  if (there && there.ownerId === ownerId) return there.live;
  there?.live.disconnect();
  const made = openLiveSession(ownerId, {
    send: (device, readings) => dispatch(sendLiveReadings(device, readings)),
    isOwnerHere: () => dispatch((_, getState) => getState().auth.user?.uid === ownerId),
  });
  sessions.set(dispatch, made);
  return made.live;
}

/** Follows what the strap tells, about once a second: for small parts of the screen. */
export function useLiveState(live: LiveHeartRate): LiveState {
  return useSyncExternalStore(live.subscribe, live.getState);
}
