import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { BaselinesService } from './charts/baselines.service.js';
import { BucketsService } from './charts/buckets.service.js';
import { ChartsController } from './charts/charts.controller.js';
import { ChartsRepository } from './charts/charts.repository.js';
import { OverviewService } from './charts/overview.service.js';
import { ReadingChartsService } from './charts/reading-charts.service.js';
import { DayReadingsRepository } from './day/day-readings.repository.js';
import { DayReadingsService } from './day/day-readings.service.js';
import { DisplayService } from './display.service.js';
import { EntriesController } from './entries/entries.controller.js';
import { EntriesRepository } from './entries/entries.repository.js';
import { EntriesService } from './entries/entries.service.js';
import { MetricSettingsRepository } from './metric-settings.repository.js';
import { LiveReadingsController } from './live/live-readings.controller.js';
import { LiveReadingsService } from './live/live-readings.service.js';
import { DeviceReadingsService } from './points/device-readings.service.js';
import { ReadingNotices } from './points/reading-notices.js';
import { PointsRepository } from './points/points.repository.js';
import { SeriesRepository } from './points/series.repository.js';
import { ReadingsController } from './readings.controller.js';
import { ReadingsRepository } from './readings.repository.js';
import { ReadingsService } from './readings.service.js';
import { ScoresController } from './scores/scores.controller.js';
import { ScoresService } from './scores/scores.service.js';
import { SourcesController } from './sources/sources.controller.js';
import { SourcesService } from './sources/sources.service.js';

@Module({
  imports: [UsersModule],
  controllers: [
    ...[EntriesController, ChartsController, SourcesController, ReadingsController],
    ...[LiveReadingsController, ScoresController],
  ],
  providers: [
    ...[ReadingsService, ReadingsRepository, EntriesService, EntriesRepository],
    ...[BaselinesService, BucketsService, ChartsRepository, ReadingChartsService, OverviewService],
    ...[PointsRepository, SeriesRepository, SourcesService, MetricSettingsRepository, DisplayService],
    ...[ReadingNotices, LiveReadingsService, ScoresService, DeviceReadingsService],
    ...[DayReadingsService, DayReadingsRepository],
  ],
  exports: [
    DayReadingsService,
    DeviceReadingsService,
    ScoresService,
    ReadingNotices,
    ReadingsService,
    BaselinesService,
    BucketsService,
    PointsRepository,
    SeriesRepository,
    DisplayService,
  ],
})
export class BiometricsModule {}
