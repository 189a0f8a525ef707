import { type DynamicModule, Module } from '@nestjs/common';
import { CommonModule } from './common/common.module.js';
import { LoggingModule } from './common/logging/logging.module.js';
import { type Env } from './config/env.js';
import { EnvModule } from './config/env.module.js';
import { type Connection } from './database/connection.js';
import { DatabaseModule } from './database/database.module.js';
import { AccountsModule } from './modules/accounts/accounts.module.js';
import { AdminModule } from './modules/admin/admin.module.js';
import { AuthModule } from './modules/auth/auth.module.js';
import { AiDashboardModule } from './modules/ai-dashboard/ai-dashboard.module.js';
import { AutomationsModule } from './modules/automations/automations.module.js';
import { AutomationsSkillsModule } from './modules/automations/skills/automations-skills.module.js';
import { BiometricsModule } from './modules/biometrics/biometrics.module.js';
import { ReadingAlertsModule } from './modules/biometrics/alerts/reading-alerts.module.js';
import { ReadingImportsModule } from './modules/biometrics/imports/reading-imports.module.js';
import { BiometricsSkillsModule } from './modules/biometrics/skills/biometrics-skills.module.js';
import { ChatModule } from './modules/chat/chat.module.js';
import { ChatSkillsModule } from './modules/chat/skills/chat-skills.module.js';
import { ConfigModule } from './modules/config/config.module.js';
import { ContentModule } from './modules/content/content.module.js';
import { DaysModule } from './modules/days/days.module.js';
import { DevicesModule } from './modules/devices/devices.module.js';
import { EventsModule } from './modules/events/events.module.js';
import { HealthModule } from './modules/health/health.module.js';
import { HomeModule } from './modules/home/home.module.js';
import { HomeSkillsModule } from './modules/home/skills/home-skills.module.js';
import { InsightsModule } from './modules/insights/insights.module.js';
import { LifeSkillsModule } from './modules/life/skills/life-skills.module.js';
import { MemoryImportsModule } from './modules/memory/imports/memory-imports.module.js';
import { MemoryModule } from './modules/memory/memory.module.js';
import { MemorySkillsModule } from './modules/memory/skills/memory-skills.module.js';
import { MoodModule } from './modules/mood/mood.module.js';
import { MoodSkillsModule } from './modules/mood/skills/mood-skills.module.js';
import { RemindersModule } from './modules/reminders/reminders.module.js';
import { ScheduledCommandsModule } from './modules/reminders/scheduled/scheduled-commands.module.js';
import { RemindersSkillsModule } from './modules/reminders/skills/reminders-skills.module.js';
import { SampleDataModule } from './modules/sample-data/sample-data.module.js';
import { SignalsModule } from './modules/signals/signals.module.js';
import { TodayModule } from './modules/today/today.module.js';
import { TwinModule } from './modules/twin/twin.module.js';
import { UsersModule } from './modules/users/users.module.js';
import { UsersSkillsModule } from './modules/users/skills/users-skills.module.js';
import { VoiceModule } from './modules/voice/voice.module.js';

@Module({
  imports: [
    LoggingModule,
    CommonModule,
    EventsModule,
    SignalsModule,
    HealthModule,
    ConfigModule,
    AccountsModule,
    AuthModule,
    MemoryModule,
    MemoryImportsModule,
    ChatModule,
    DevicesModule,
    HomeModule,
    BiometricsModule,
    ReadingAlertsModule,
    ReadingImportsModule,
    MoodModule,
    InsightsModule,
    RemindersModule,
    ScheduledCommandsModule,
    AutomationsModule,
    VoiceModule,
    DaysModule,
    SampleDataModule,
    TodayModule,
    TwinModule,
    UsersModule,
    AdminModule,
    ContentModule,
    HomeSkillsModule,
    AutomationsSkillsModule,
    RemindersSkillsModule,
    BiometricsSkillsModule,
    MoodSkillsModule,
    LifeSkillsModule,
    AiDashboardModule,
    MemorySkillsModule,
    UsersSkillsModule,
    ChatSkillsModule,
  ],
})
export class AppModule {
  /** What comes from outside is handed in; the connection may still be opening. */
  static with(env: Env, connection: Promise<Connection>): DynamicModule {
    return { module: AppModule, imports: [EnvModule.with(env), DatabaseModule.with(connection)] };
  }
}
