import { createAction } from '@reduxjs/toolkit';

/** Whoever was signed in leaves nothing of theirs in this window or in the browser's storage. */
export const ownerLeft = createAction('owner/left');
