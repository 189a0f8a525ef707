import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { UsersModule } from '../users/users.module.js';
import { AdminController } from './admin.controller.js';
import { AdminService } from './admin.service.js';
import { MetricsController } from './metrics.controller.js';
import { ServerNews } from './server-news.js';

@Module({
  imports: [AuthModule, UsersModule],
  controllers: [AdminController, MetricsController],
  providers: [AdminService, ServerNews],
})
export class AdminModule {}
