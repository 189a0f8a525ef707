/** What the application and its service worker say to each other. */

/** Somebody is signed in: every screen shall open without a network, and after the next update. */
export const KEEP_APPLICATION = 'keep-application';
/** Somebody has left. */
export const FORGET_APPLICATION = 'forget-application';

/** A tab wants to know whether it runs the present release. */
export const ASK_RELEASE = 'ask-release';

/** From the worker of a release, when it takes over or is asked. */
export interface ReleaseAnnounced {
  release: { scripts: string[] };
}

export function isReleaseAnnounced(data: unknown): data is ReleaseAnnounced {
  return typeof data === 'object' && data !== null && 'release' in data;
}
