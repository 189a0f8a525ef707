import { Module } from '@nestjs/common';
import { HomeActionsRepository } from './home-actions.repository.js';
import { HomeActivityController } from './home-activity.controller.js';
import { HomeController } from './home.controller.js';
import { HomeRepository } from './home.repository.js';
import { HomeService } from './home.service.js';

@Module({
  controllers: [HomeController, HomeActivityController],
  providers: [HomeService, HomeRepository, HomeActionsRepository],
  exports: [HomeService],
})
export class HomeModule {}
