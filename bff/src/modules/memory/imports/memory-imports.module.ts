import { Module } from '@nestjs/common';
import { ImportsModule } from '../../imports/imports.module.js';
import { ExportsController } from '../exports/exports.controller.js';
import { ExportsRepository } from '../exports/exports.repository.js';
import { ExportsService } from '../exports/exports.service.js';
import { MemoryModule } from '../memory.module.js';
import { ImportBatchesRepository } from './import-batches.repository.js';
import { ImportFilesService } from './import-files.service.js';
import { ImportIndexing } from './import-indexing.js';
import { ImportReader } from './import-reader.js';
import { ImportReportController } from './import-report.controller.js';
import { ImportUndoing } from './import-undoing.js';
import { ImportWork } from './import-work.js';
import { ImportWriter } from './import-writer.js';
import { ImportedMemoriesRepository } from './imported-memories.repository.js';
import { ImportsController } from './imports.controller.js';
import { MemoryImports } from './memory-imports.js';
import { MemoryImportsService } from './memory-imports.service.js';

@Module({
  imports: [MemoryModule, ImportsModule],
  controllers: [ImportsController, ImportReportController, ExportsController],
  providers: [
    MemoryImports,
    MemoryImportsService,
    ImportedMemoriesRepository,
    ImportFilesService,
    ImportBatchesRepository,
    ImportIndexing,
    ImportWriter,
    ImportWork,
    ImportReader,
    ImportUndoing,
    ExportsService,
    ExportsRepository,
  ],
})
export class MemoryImportsModule {}
