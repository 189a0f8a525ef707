import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { createPreview } from './bootstrap.js';
import { buildDocument } from './common/http/openapi-document.js';

// Writes the contract that the frontend's client is generated from.
const app = await createPreview();
const text = JSON.stringify(buildDocument(app), null, 2);
writeFileSync(new URL('../openapi.json', import.meta.url), `${text}\n`);
await app.close();
