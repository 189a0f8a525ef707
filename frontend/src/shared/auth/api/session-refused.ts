import { createAction } from '@reduxjs/toolkit';

/** The server has cut something lasting off, because the session behind it has ended. */
export const sessionRefused = createAction('auth/sessionRefused');
