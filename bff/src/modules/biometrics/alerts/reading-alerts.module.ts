import { Module } from '@nestjs/common';
import { RemindersModule } from '../../reminders/reminders.module.js';
import { UsersModule } from '../../users/users.module.js';
import { BiometricsModule } from '../biometrics.module.js';
import { AlertCheck } from './alert-check.js';
import { AlertReadings } from './alert-readings.js';
import { AlertReminders } from './alert-reminders.js';
import { AlertTestsService } from './alert-tests.service.js';
import { AlertsRunner } from './alerts-runner.js';
import { ReadingAlertsController } from './reading-alerts.controller.js';
import { ReadingAlertsRepository } from './reading-alerts.repository.js';
import { ReadingAlertsService } from './reading-alerts.service.js';

@Module({
  imports: [BiometricsModule, RemindersModule, UsersModule],
  controllers: [ReadingAlertsController],
  providers: [
    ...[ReadingAlertsService, AlertTestsService, ReadingAlertsRepository],
    ...[AlertReadings, AlertCheck, AlertReminders, AlertsRunner],
  ],
  exports: [ReadingAlertsService],
})
export class ReadingAlertsModule {}
