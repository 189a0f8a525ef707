const NAME = 'twyn.auth';
const SIGNED_OUT = 'signed-out';

export interface TabChannel {
  onSignedOut: (react: () => void) => void;
  announceSignOut: () => void;
}

/** Signing out in one tab signs out all of them. */
export function openTabChannel(): TabChannel {
  const channel = new BroadcastChannel(NAME);
  return {
    onSignedOut: (react) => {
      channel.onmessage = ({ data }) => {
        if (data === SIGNED_OUT) react();
      };
    },
    announceSignOut: () => channel.postMessage(SIGNED_OUT),
  };
}
