import { Module } from '@nestjs/common';
import { BiometricsModule } from '../biometrics/biometrics.module.js';
import { DevicesModule } from '../devices/devices.module.js';
import { HomeModule } from '../home/home.module.js';
import { InsightsModule } from '../insights/insights.module.js';
import { MemoryModule } from '../memory/memory.module.js';
import { MoodModule } from '../mood/mood.module.js';
import { SampleDataModule } from '../sample-data/sample-data.module.js';
import { TodayBelongings } from './today-belongings.service.js';
import { TodayLayoutService } from './today-layout.service.js';
import { TodayController } from './today.controller.js';
import { TodayRepository } from './today.repository.js';
import { TodayService } from './today.service.js';

@Module({
  imports: [
    BiometricsModule,
    DevicesModule,
    HomeModule,
    InsightsModule,
    MemoryModule,
    MoodModule,
    SampleDataModule,
  ],
  controllers: [TodayController],
  providers: [TodayService, TodayBelongings, TodayLayoutService, TodayRepository],
})
export class TodayModule {}
