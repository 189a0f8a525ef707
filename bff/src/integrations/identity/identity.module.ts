import { Module } from '@nestjs/common';
import { ENV } from '../../config/env.js';
import { openIdentity } from './firebase-identity.js';
import { Identity } from './identity.js';

@Module({
  providers: [{ provide: Identity, inject: [ENV], useFactory: openIdentity }],
  exports: [Identity],
})
export class IdentityModule {}
