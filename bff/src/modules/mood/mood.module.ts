import { Module } from '@nestjs/common';
import { MoodEntriesController } from './mood-entries.controller.js';
import { MoodEntriesRepository } from './mood-entries.repository.js';
import { MoodService } from './mood.service.js';

@Module({
  controllers: [MoodEntriesController],
  providers: [MoodService, MoodEntriesRepository],
  exports: [MoodService],
})
export class MoodModule {}
