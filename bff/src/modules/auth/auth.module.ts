import { Global, Module } from '@nestjs/common';
import { Authenticator } from '../../common/auth/authenticator.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountWatch } from './account-watch.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { SessionAuthenticator } from './session-authenticator.js';
import { SessionTimes } from './session-times.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';

@Global()
@Module({
  imports: [AccountsModule, UsersModule],
  controllers: [AuthController, SessionsController],
  providers: [
    AccountWatch,
    AuthService,
    SessionTimes,
    SessionsRepository,
    SessionsService,
    { provide: Authenticator, useClass: SessionAuthenticator },
  ],
  exports: [Authenticator, SessionsService],
})
export class AuthModule {}
