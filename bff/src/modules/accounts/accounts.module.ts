import { Module } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.js';
import { Identity } from '../../integrations/identity/identity.js';
import { AccountsKit } from './accounts-kit.js';
import { Housekeeping } from './housekeeping.js';
import { AccountOperations } from './http/account-operations.js';
import { ProofOperations } from './http/proof-operations.js';
import { Delivery } from './mail/delivery.js';
import { SignInKit } from './sign-ins/sign-in-kit.js';
import { AccountsCommand } from './accounts.command.js';
import { AccountsRepository } from './accounts.repository.js';
import { Attempts } from './attempts/attempts.js';
import { CodeChangesService } from './changes/code-changes.service.js';
import { OwnChangesService } from './changes/own-changes.service.js';
import { AccountsDoor } from './http/accounts-door.js';
import { Operations } from './http/operations.js';
import { Pages } from './http/pages.js';
import { KeyRing } from './keys/key-ring.js';
import { SealingKey } from './keys/sealing-key.js';
import { SigningKeysRepository } from './keys/signing-keys.repository.js';
import { LocalIdentity } from './local-identity.js';
import { ActionCodesRepository } from './mail/action-codes.repository.js';
import { ActionCodesService } from './mail/action-codes.service.js';
import { MailController } from './mail/mail.controller.js';
import { Mailer } from './mail/mailer.js';
import { MessagesService } from './mail/messages.service.js';
import { Notices } from './mail/notices.js';
import { OpenMailService } from './mail/open-mail.service.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { PasswordsService } from './passwords/passwords.service.js';
import { TextCodesRepository } from './phone/text-codes.repository.js';
import { TextCodesService } from './phone/text-codes.service.js';
import { Callers } from './sign-ins/callers.js';
import { IdTokens } from './sign-ins/id-tokens.js';
import { RefreshTokens } from './sign-ins/refresh-tokens.js';
import { RenewalService } from './sign-ins/renewal.service.js';
import { SignInOpener } from './sign-ins/sign-in-opener.js';
import { SignInsRepository } from './sign-ins/sign-ins.repository.js';
import { PlayedProvidersService } from './simulated/played-providers.service.js';
import { TakeOver } from './take-over.js';

/** Who people are: the accounts of this server itself, or whichever provider is configured. */
@Module({
  controllers: [MailController],
  providers: [
    AccountsRepository,
    SignInsRepository,
    ActionCodesRepository,
    TextCodesRepository,
    SigningKeysRepository,
    SealingKey,
    KeyRing,
    PasswordHasher,
    Attempts,
    Mailer,
    Notices,
    IdTokens,
    RefreshTokens,
    SignInOpener,
    Callers,
    PasswordsService,
    ActionCodesService,
    MessagesService,
    OpenMailService,
    OwnChangesService,
    CodeChangesService,
    PlayedProvidersService,
    TextCodesService,
    RenewalService,
    AccountOperations,
    ProofOperations,
    Operations,
    Pages,
    AccountsDoor,
    TakeOver,
    AccountsCommand,
    AccountsKit,
    SignInKit,
    Delivery,
    Housekeeping,
    LocalIdentity,
    {
      provide: Identity,
      inject: [ENV, LocalIdentity],
      // Firebase's library is 4 MB that a server with accounts of its own does without.
      useFactory: async (env: Env, local: LocalIdentity): Promise<Identity> => {
        if (env.IDENTITY === 'local') return local;
        const { openIdentity } = await import('../../integrations/identity/firebase-identity.js');
        return openIdentity(env);
      },
    },
  ],
  exports: [Identity, AccountsDoor],
})
export class AccountsModule {}
