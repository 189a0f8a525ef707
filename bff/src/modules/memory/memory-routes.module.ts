import { Module } from '@nestjs/common';
import { MemoryCoreModule } from './memory-core.module.js';
import { MemoryController } from './memory.controller.js';
import { SearchModule } from './search/search.module.js';

/** One memory by its id. Imported last: routes are matched in the order in which modules are met, and an id matches any word. */
@Module({
  imports: [MemoryCoreModule, SearchModule],
  controllers: [MemoryController],
})
export class MemoryRoutesModule {}
