import { Module } from '@nestjs/common';
import { BiometricsModule } from '../biometrics/biometrics.module.js';
import { RemindersModule } from '../reminders/reminders.module.js';
import { ExperimentMornings } from './experiments/experiment-mornings.js';
import { ExperimentsController } from './experiments/experiments.controller.js';
import { ExperimentsRepository } from './experiments/experiments.repository.js';
import { ExperimentsService } from './experiments/experiments.service.js';
import { ExploreViewsRepository } from './explore/explore-views.repository.js';
import { ExploreViewsService } from './explore/explore-views.service.js';
import { ExploreController } from './explore/explore.controller.js';
import { ExploreService } from './explore/explore.service.js';
import { FindingsRun } from './findings/findings-run.js';
import { FindingsRunner } from './findings/findings-runner.js';
import { FindingsController } from './findings/findings.controller.js';
import { FindingsRepository } from './findings/findings.repository.js';
import { FindingsService } from './findings/findings.service.js';
import { DaySeriesService } from './series/day-series.service.js';
import { ToldDaysRepository } from './series/told-days.repository.js';

@Module({
  imports: [BiometricsModule, RemindersModule],
  controllers: [FindingsController, ExperimentsController, ExploreController],
  providers: [
    ...[DaySeriesService, ToldDaysRepository],
    ...[FindingsService, FindingsRepository, FindingsRun, FindingsRunner],
    ...[ExperimentsService, ExperimentsRepository, ExperimentMornings],
    ...[ExploreService, ExploreViewsService, ExploreViewsRepository],
  ],
  exports: [FindingsService, ExperimentsService, DaySeriesService],
})
export class InsightsModule {}
