import { randomBytes } from 'node:crypto';
import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { apiDocument } from './api-docs.js';
import { readConfig } from './platform/config/config.js';

// Writes the OpenAPI document to a file: `node openapi.js openapi.json`. `preview` builds the module graph without
// creating providers, so no database is needed and these settings are never used.
const config = readConfig({
  DATABASE_URL: 'postgres://unused',
  DATA_KEY: randomBytes(32).toString('base64'),
  PAYPAL_ENV: 'sandbox',
  PAYPAL_CLIENT_ID: 'unused',
  PAYPAL_CLIENT_SECRET: 'unused',
});
const app = await NestFactory.create(AppModule.of(config), { preview: true, logger: ['error'] });
writeFileSync(process.argv[2] ?? 'openapi.json', `${JSON.stringify(apiDocument(app), null, 2)}\n`);
await app.close();
