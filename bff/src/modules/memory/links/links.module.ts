import { Module } from '@nestjs/common';
import { MemoryCoreModule } from '../memory-core.module.js';
import { MemoryLinksController } from './memory-links.controller.js';
import { MemoryLinksRepository } from './memory-links.repository.js';
import { MemoryLinksService } from './memory-links.service.js';

@Module({
  imports: [MemoryCoreModule],
  controllers: [MemoryLinksController],
  providers: [MemoryLinksService, MemoryLinksRepository],
})
export class LinksModule {}
