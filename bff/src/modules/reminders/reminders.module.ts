import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { ListItemsController } from './lists/list-items.controller.js';
import { ListsController } from './lists/lists.controller.js';
import { ListsRepository } from './lists/lists.repository.js';
import { ListsService } from './lists/lists.service.js';
import { RemindersController } from './reminders.controller.js';
import { RemindersRepository } from './reminders.repository.js';
import { RemindersService } from './reminders.service.js';
import { TimersController } from './timers/timers.controller.js';

@Module({
  imports: [UsersModule],
  controllers: [RemindersController, TimersController, ListsController, ListItemsController],
  providers: [RemindersService, RemindersRepository, ListsService, ListsRepository],
  exports: [RemindersService, ListsService],
})
export class RemindersModule {}
