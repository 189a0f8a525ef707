import { Global, Module } from '@nestjs/common';
import { SignalsPurge } from './signals-purge.js';
import { SignalsRepository } from './signals.repository.js';
import { Signals } from './signals.service.js';

@Global()
@Module({ providers: [Signals, SignalsRepository, SignalsPurge], exports: [Signals] })
export class SignalsModule {}
