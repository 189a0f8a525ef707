import { Module } from '@nestjs/common';
import { HomeModule } from '../home/home.module.js';
import { AiDashboardController } from './ai-dashboard.controller.js';
import { AiDashboardService } from './ai-dashboard.service.js';
import { KnownRepository } from './known.repository.js';

@Module({
  imports: [HomeModule],
  controllers: [AiDashboardController],
  providers: [AiDashboardService, KnownRepository],
})
export class AiDashboardModule {}
