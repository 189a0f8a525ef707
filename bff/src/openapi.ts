import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { API_PREFIX } from './bootstrap.js';
import { buildDocument } from './common/http/openapi-document.js';

// Writes the contract that the frontend's client is generated from. A preview makes no provider, and so asks for
// no configuration, database or network.
const app = await NestFactory.create(AppModule, { preview: true, logger: ['error'], abortOnError: false });
app.setGlobalPrefix(API_PREFIX);
const text = JSON.stringify(buildDocument(app), null, 2);
writeFileSync(new URL('../openapi.json', import.meta.url), `${text}\n`);
await app.close();
