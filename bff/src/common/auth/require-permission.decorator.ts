import { SetMetadata } from '@nestjs/common';
import { type Access, ACCESS } from './access.js';
import { type Permission } from './permissions.js';

/** Needs a session whose user holds the permission. A route with neither this nor `@Public()` is closed to all. */
export function RequirePermission(permission: Permission): MethodDecorator & ClassDecorator {
  return SetMetadata<symbol, Access>(ACCESS, permission);
}
