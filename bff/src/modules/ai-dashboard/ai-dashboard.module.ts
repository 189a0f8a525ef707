import { Module } from '@nestjs/common';
import { HomeModule } from '../home/home.module.js';
import { AiDashboardController } from './ai-dashboard.controller.js';
import { AiDashboardService } from './ai-dashboard.service.js';
import { KnownRepository } from './known.repository.js';
import { OutsideCallsController } from './outside-calls/outside-calls.controller.js';
import { OutsideCallsJournal } from './outside-calls/outside-calls-journal.js';
import { OutsideCallsPurge } from './outside-calls/outside-calls-purge.js';
import { OutsideCallsRepository } from './outside-calls/outside-calls.repository.js';
import { OutsideCallsService } from './outside-calls/outside-calls.service.js';
import { SystemCallsController } from './outside-calls/system-calls.controller.js';
import { SystemCallsRepository } from './outside-calls/system-calls.repository.js';
import { SystemCallsService } from './outside-calls/system-calls.service.js';

@Module({
  imports: [HomeModule],
  controllers: [AiDashboardController, OutsideCallsController, SystemCallsController],
  providers: [
    AiDashboardService,
    KnownRepository,
    OutsideCallsJournal,
    OutsideCallsPurge,
    OutsideCallsRepository,
    OutsideCallsService,
    SystemCallsRepository,
    SystemCallsService,
  ],
})
export class AiDashboardModule {}
