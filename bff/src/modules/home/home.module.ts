import { Module } from '@nestjs/common';
import { OwnBrokerModule } from '../../integrations/home/broker/own-broker.module.js';
import { DevicesModule } from '../devices/devices.module.js';
import { ConnectionSecrets } from './connections/connection-secrets.js';
import { ConnectionsController } from './connections/connections.controller.js';
import { ConnectionsRepository } from './connections/connections.repository.js';
import { ConnectionsService } from './connections/connections.service.js';
import { DiscoveredService } from './connections/discovered.service.js';
import { EntitiesController } from './entities/entities.controller.js';
import { EntitiesRepository } from './entities/entities.repository.js';
import { EntitiesService } from './entities/entities.service.js';
import { HomeStatesPurge } from './history/home-states-purge.js';
import { HomeStatesRepository } from './history/home-states.repository.js';
import { StateChanges } from './history/state-changes.service.js';
import { HomeActionsRepository } from './home-actions.repository.js';
import { HomeActivityController } from './home-activity.controller.js';
import { HomeFavouritesController } from './home-favourites.controller.js';
import { HomeFavouritesRepository } from './home-favourites.repository.js';
import { HomeHistoryRepository } from './history/home-history.repository.js';
import { HomeHistory } from './history/home-history.service.js';
import { HomePulse } from './home-pulse.js';
import { HomeController } from './home.controller.js';
import { HomeRepository } from './home.repository.js';
import { HomeService } from './home.service.js';
import { Adapters } from './live/adapters.service.js';
import { LiveHomes } from './live/live-homes.service.js';
import { LiveRepository } from './live/live.repository.js';
import { StateWriter } from './live/state-writer.js';
import { ScenesController } from './scenes/scenes.controller.js';
import { ScenesRepository } from './scenes/scenes.repository.js';
import { ScenesService } from './scenes/scenes.service.js';

@Module({
  imports: [DevicesModule, OwnBrokerModule],
  controllers: [
    HomeController,
    HomeActivityController,
    HomeFavouritesController,
    ConnectionsController,
    EntitiesController,
    ScenesController,
  ],
  providers: [
    ...[
      HomeService,
      HomePulse,
      HomeHistory,
      HomeHistoryRepository,
      HomeRepository,
      HomeActionsRepository,
      HomeFavouritesRepository,
    ],
    ...[ConnectionsService, DiscoveredService, ConnectionsRepository, ConnectionSecrets],
    ...[EntitiesService, EntitiesRepository],
    ...[ScenesService, ScenesRepository],
    ...[StateChanges, HomeStatesRepository, HomeStatesPurge],
    ...[LiveHomes, LiveRepository, StateWriter, Adapters],
  ],
  exports: [EntitiesService, HomeService, HomeHistory, ConnectionsService],
})
export class HomeModule {}
