import { type DynamicModule, Global, type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Clock } from '../../common/clock.js';
import { type Env } from '../../config/env.js';
import { EnvModule } from '../../config/env.module.js';
import { type Connection } from '../../database/connection.js';
import { DatabaseModule } from '../../database/database.module.js';
import { AccountsModule } from './accounts.module.js';

@Global()
@Module({ providers: [Clock], exports: [Clock] })
class ClockModule {}

@Module({})
class Standalone {
  static with(env: Env, connection: Promise<Connection>): DynamicModule {
    return {
      module: Standalone,
      imports: [EnvModule.with(env), DatabaseModule.with(connection), ClockModule, AccountsModule],
    };
  }
}

/** The accounts without the rest of the product, for a command; closing it closes the database. */
export function openAccounts(env: Env, connection: Promise<Connection>): Promise<INestApplicationContext> {
  return NestFactory.createApplicationContext(Standalone.with(env, connection), {
    logger: false,
    abortOnError: false,
  });
}
