import { createAction } from '@reduxjs/toolkit';

/**
 * Whoever was signed in leaves nothing of theirs in this window or in the browser's storage. The payload is the uid of
 * who comes instead, if somebody does: it may be the same person in a new tab.
 */
export const ownerLeft = createAction<string | undefined>('owner/left');
