import { SetMetadata } from '@nestjs/common';
import { type Access, ACCESS } from './access.js';

/** Open to everybody, signed in or not. */
export function Public(): MethodDecorator & ClassDecorator {
  return SetMetadata<symbol, Access>(ACCESS, 'public');
}
