import { Module } from '@nestjs/common';
import { ImportJobsRepository } from './import-jobs.repository.js';
import { ImportKinds } from './import-kinds.js';
import { ImportLeases } from './import-leases.js';
import { ImportPurge } from './import-purge.js';
import { ImportReportService } from './import-report.service.js';
import { ImportRunner } from './import-runner.js';
import { ImportUploadsService } from './import-uploads.service.js';
import { ImportsRepository } from './imports.repository.js';
import { ImportsService } from './imports.service.js';
import { UploadStore } from './upload-store.js';

/** What every import needs, whatever it brings; the kinds themselves are of the modules whose rows they bring. */
@Module({
  providers: [
    ImportsService,
    ImportUploadsService,
    ImportReportService,
    ImportsRepository,
    ImportJobsRepository,
    ImportKinds,
    ImportLeases,
    ImportRunner,
    ImportPurge,
    UploadStore,
  ],
  exports: [
    ImportsService,
    ImportUploadsService,
    ImportReportService,
    ImportKinds,
    ImportLeases,
    UploadStore,
  ],
})
export class ImportsModule {}
