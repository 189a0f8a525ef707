import { type Permission } from './permissions.js';

/** What a route asks of its caller. */
export type Access = 'public' | Permission;

export const ACCESS = Symbol('access');
