import { Module } from '@nestjs/common';
import { CommonModule } from './common/common.module.js';
import { LoggingModule } from './common/logging/logging.module.js';
import { EnvModule } from './config/env.module.js';
import { DatabaseModule } from './database/database.module.js';
import { AuthModule } from './modules/auth/auth.module.js';
import { ChatModule } from './modules/chat/chat.module.js';
import { ConfigModule } from './modules/config/config.module.js';
import { HealthModule } from './modules/health/health.module.js';
import { MemoryModule } from './modules/memory/memory.module.js';
import { UsersModule } from './modules/users/users.module.js';

@Module({
  imports: [
    EnvModule,
    LoggingModule,
    CommonModule,
    DatabaseModule,
    HealthModule,
    ConfigModule,
    AuthModule,
    MemoryModule,
    ChatModule,
    UsersModule,
  ],
})
export class AppModule {}
