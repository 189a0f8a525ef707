import { Module } from '@nestjs/common';
import { AutomationsModule } from '../automations/automations.module.js';
import { BiometricsModule } from '../biometrics/biometrics.module.js';
import { ChatModule } from '../chat/chat.module.js';
import { HomeModule } from '../home/home.module.js';
import { MemoryModule } from '../memory/memory.module.js';
import { MoodModule } from '../mood/mood.module.js';
import { DayStrandsService } from './day-strands.service.js';
import { FeltStrands } from './felt-strands.service.js';
import { DaysController } from './days.controller.js';
import { DaysService } from './days.service.js';

@Module({
  imports: [AutomationsModule, BiometricsModule, ChatModule, HomeModule, MemoryModule, MoodModule],
  controllers: [DaysController],
  providers: [DaysService, DayStrandsService, FeltStrands],
  exports: [DaysService],
})
export class DaysModule {}
