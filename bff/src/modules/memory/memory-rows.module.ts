import { Module } from '@nestjs/common';
import { MemoryRepository } from './memory.repository.js';

/** The rows of memories: what the search reads them from, and the memories themselves are kept by. */
@Module({
  providers: [MemoryRepository],
  exports: [MemoryRepository],
})
export class MemoryRowsModule {}
