import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { ReadingsController } from './readings.controller.js';
import { ReadingsRepository } from './readings.repository.js';
import { ReadingsService } from './readings.service.js';

@Module({
  imports: [UsersModule],
  controllers: [ReadingsController],
  providers: [ReadingsService, ReadingsRepository],
  exports: [ReadingsService],
})
export class BiometricsModule {}
