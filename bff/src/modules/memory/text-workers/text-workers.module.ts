import { Module } from '@nestjs/common';
import { TextWorkers } from './text-workers.js';

@Module({
  providers: [{ provide: TextWorkers, useFactory: () => new TextWorkers() }],
  exports: [TextWorkers],
})
export class TextWorkersModule {}
