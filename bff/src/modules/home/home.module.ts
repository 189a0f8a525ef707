import { Module } from '@nestjs/common';
import { HomeActionsRepository } from './home-actions.repository.js';
import { HomeActivityController } from './home-activity.controller.js';
import { HomeFavouritesController } from './home-favourites.controller.js';
import { HomeFavouritesRepository } from './home-favourites.repository.js';
import { HomeController } from './home.controller.js';
import { HomeRepository } from './home.repository.js';
import { HomeService } from './home.service.js';

@Module({
  controllers: [HomeController, HomeActivityController, HomeFavouritesController],
  providers: [HomeService, HomeRepository, HomeActionsRepository, HomeFavouritesRepository],
  exports: [HomeService],
})
export class HomeModule {}
