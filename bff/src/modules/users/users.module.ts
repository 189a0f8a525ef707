import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AccountDeletionController } from './account-deletion.controller.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { RolesService } from './roles.service.js';
import { SettingsController } from './settings/settings.controller.js';
import { SettingsRepository } from './settings/settings.repository.js';
import { SettingsService } from './settings/settings.service.js';
import { UserChangesService } from './user-changes.service.js';
import { UsersController } from './users.controller.js';
import { UsersRepository } from './users.repository.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [AccountsModule],
  controllers: [UsersController, AccountDeletionController, SettingsController],
  providers: [
    UsersService,
    RolesService,
    AccountDeletionService,
    UserChangesService,
    UsersRepository,
    SettingsService,
    SettingsRepository,
  ],
  exports: [UsersService, RolesService, UserChangesService, SettingsService],
})
export class UsersModule {}
