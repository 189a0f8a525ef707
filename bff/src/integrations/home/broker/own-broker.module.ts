import { Module } from '@nestjs/common';
import { OwnBroker } from './own-broker.js';

/** One broker, for homes and for devices. */
@Module({ providers: [OwnBroker], exports: [OwnBroker] })
export class OwnBrokerModule {}
