import { Module } from '@nestjs/common';
import { ExportsController } from '../exports/exports.controller.js';
import { ExportsRepository } from '../exports/exports.repository.js';
import { ExportsService } from '../exports/exports.service.js';
import { MemoryModule } from '../memory.module.js';
import { ImportBatchesRepository } from './import-batches.repository.js';
import { ImportFilesService } from './import-files.service.js';
import { ImportIndexing } from './import-indexing.js';
import { ImportJobsRepository } from './import-jobs.repository.js';
import { ImportLeases } from './import-leases.js';
import { ImportPurge } from './import-purge.js';
import { ImportReader } from './import-reader.js';
import { ImportReportController } from './import-report.controller.js';
import { ImportReportService } from './import-report.service.js';
import { ImportRunner } from './import-runner.js';
import { ImportUndoing } from './import-undoing.js';
import { ImportWork } from './import-work.js';
import { ImportWriter } from './import-writer.js';
import { ImportsController } from './imports.controller.js';
import { ImportsRepository } from './imports.repository.js';
import { ImportsService } from './imports.service.js';
import { UploadStore } from './upload-store.js';

@Module({
  imports: [MemoryModule],
  controllers: [ImportsController, ImportReportController, ExportsController],
  providers: [
    ImportsService,
    ImportFilesService,
    ImportReportService,
    ImportsRepository,
    ImportJobsRepository,
    ImportBatchesRepository,
    ImportIndexing,
    ImportLeases,
    ImportWriter,
    ImportWork,
    ImportReader,
    ImportUndoing,
    ImportRunner,
    ImportPurge,
    UploadStore,
    ExportsService,
    ExportsRepository,
  ],
})
export class ImportsModule {}
