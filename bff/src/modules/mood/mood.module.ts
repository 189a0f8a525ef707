import { Module } from '@nestjs/common';
import { BiometricsModule } from '../biometrics/biometrics.module.js';
import { HomeModule } from '../home/home.module.js';
import { ImportsModule } from '../imports/imports.module.js';
import { LanguageModule } from '../language/language.module.js';
import { UsersModule } from '../users/users.module.js';
import { MoodAroundService } from './around/mood-around.service.js';
import { MoodExportsController } from './exports/mood-exports.controller.js';
import { MoodExportsService } from './exports/mood-exports.service.js';
import { ImportedMoodsRepository } from './imports/imported-moods.repository.js';
import { MoodImportFilesService } from './imports/mood-import-files.service.js';
import { MoodImportWork } from './imports/mood-import-work.js';
import { MoodImportsController } from './imports/mood-imports.controller.js';
import { MoodImportsService } from './imports/mood-imports.service.js';
import { MoodEntriesController } from './mood-entries.controller.js';
import { MoodErasure } from './mood-erasure.service.js';
import { MoodEntriesRepository } from './mood-entries.repository.js';
import { MoodOverviewController } from './mood-overview.controller.js';
import { MoodPurge } from './mood-purge.js';
import { MoodSupportService } from './mood-support.service.js';
import { MoodService } from './mood.service.js';
import { MoodStatisticsRepository } from './statistics/mood-statistics.repository.js';
import { MoodStatisticsService } from './statistics/mood-statistics.service.js';
import { MoodTagsController } from './tags/mood-tags.controller.js';
import { MoodTagsRepository } from './tags/mood-tags.repository.js';
import { MoodTagsService } from './tags/mood-tags.service.js';
import { MoodWordsController } from './words/mood-words.controller.js';
import { MoodWordsRepository } from './words/mood-words.repository.js';
import { MoodWordsService } from './words/mood-words.service.js';

@Module({
  imports: [BiometricsModule, HomeModule, ImportsModule, LanguageModule, UsersModule],
  controllers: [
    MoodOverviewController,
    MoodEntriesController,
    MoodTagsController,
    MoodWordsController,
    MoodExportsController,
    MoodImportsController,
  ],
  providers: [
    MoodService,
    MoodEntriesRepository,
    MoodErasure,
    MoodTagsService,
    MoodTagsRepository,
    MoodWordsService,
    MoodWordsRepository,
    MoodStatisticsService,
    MoodStatisticsRepository,
    MoodAroundService,
    MoodSupportService,
    MoodExportsService,
    MoodPurge,
    MoodImportsService,
    MoodImportFilesService,
    MoodImportWork,
    ImportedMoodsRepository,
  ],
  exports: [MoodService, MoodErasure, MoodStatisticsService, MoodWordsService],
})
export class MoodModule {}
