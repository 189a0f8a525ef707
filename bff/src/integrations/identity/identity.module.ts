import { Module } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.js';
import { firebaseAuth } from './firebase-auth.js';
import { FirebaseIdentity } from './firebase-identity.js';
import { Identity } from './identity.js';

@Module({
  providers: [
    {
      provide: Identity,
      inject: [ENV],
      useFactory: (env: Env) =>
        new FirebaseIdentity(
          firebaseAuth(env),
          env.IDENTITY === 'emulator' || env.FIREBASE_SERVICE_ACCOUNT !== undefined,
        ),
    },
  ],
  exports: [Identity],
})
export class IdentityModule {}
