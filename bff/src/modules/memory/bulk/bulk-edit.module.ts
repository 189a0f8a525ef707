import { Module } from '@nestjs/common';
import { SearchModule } from '../search/search.module.js';
import { BulkEditPurge } from './bulk-edit-purge.js';
import { BulkEditController } from './bulk-edit.controller.js';
import { BulkEditRepository } from './bulk-edit.repository.js';
import { BulkEditService } from './bulk-edit.service.js';

@Module({
  imports: [SearchModule],
  controllers: [BulkEditController],
  providers: [BulkEditService, BulkEditRepository, BulkEditPurge],
})
export class BulkEditModule {}
