import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { AccessGuard } from './auth/access.guard.js';
import { SessionCookie } from './auth/session-cookie.js';
import { Clock } from './clock.js';
import { ProblemFilter } from './http/problem.filter.js';
import { EventLoopWatch } from './lifecycle/event-loop-watch.js';
import { IdleGate } from './lifecycle/idle-gate.js';
import { Shutdown } from './lifecycle/shutdown.js';

/** What holds for every route: who may call it, what it accepts, what it gives away, how it fails. */
@Global()
@Module({
  providers: [
    Clock,
    SessionCookie,
    Shutdown,
    IdleGate,
    EventLoopWatch,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
  exports: [Clock, SessionCookie, Shutdown, IdleGate, EventLoopWatch],
})
export class CommonModule {}
