import { Module } from '@nestjs/common';
import { ImportsModule } from '../../imports/imports.module.js';
import { BiometricsModule } from '../biometrics.module.js';
import { ImportedPointsRepository } from './imported-points.repository.js';
import { ReadingFilesService } from './reading-files.service.js';
import { ReadingImportReportController } from './reading-import-report.controller.js';
import { ReadingImportUndoing } from './reading-import-undoing.js';
import { ReadingImportWork } from './reading-import-work.js';
import { ReadingImports } from './reading-imports.js';
import { ReadingImportsController } from './reading-imports.controller.js';
import { ReadingImportsService } from './reading-imports.service.js';

@Module({
  imports: [ImportsModule, BiometricsModule],
  controllers: [ReadingImportsController, ReadingImportReportController],
  providers: [
    ReadingImports,
    ReadingImportsService,
    ReadingFilesService,
    ReadingImportWork,
    ReadingImportUndoing,
    ImportedPointsRepository,
  ],
})
export class ReadingImportsModule {}
