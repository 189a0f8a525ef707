import { sessionRefused } from '../shared/auth/api/session-refused';
import type { AppStore } from '../store/store';

/** Has the application hear of what changes elsewhere, from a sign-in to the sign-out. The code comes with the first. */
export function followLive(store: AppStore): void {
  let uid: string | null = null;
  let end: (() => void) | undefined;
  const follow = (): void => {
    const next = sessionOf(store);
    if (next === uid) return;
    uid = next;
    end?.();
    end = undefined;
    if (next !== null) void start(next);
  };
  const start = async (mine: string): Promise<void> => {
    const { followInTabs, followTimeZone, LiveApplier } = await import('../shared/live/following');
    // Somebody may have left meanwhile.
    if (uid !== mine) return;
    const applier = new LiveApplier(store);
    const leave = followInTabs(`twyn.live.${mine}`, {
      onMessage: (message) => applier.apply(message),
      onSessionEnded: () => void store.dispatch(sessionRefused()),
    });
    const leaveZone = followTimeZone(store, mine);
    end = () => {
      leaveZone();
      leave();
      applier.end();
    };
  };
  follow();
  store.subscribe(follow);
}

/** Who has a session of ours. */
function sessionOf({ getState }: AppStore): string | null {
  const { status, user, isOpeningSession } = getState().auth;
  return status === 'signedIn' && user && !isOpeningSession && !user.firebaseOnly ? user.uid : null;
}
