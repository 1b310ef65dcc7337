import { Module } from '@nestjs/common';
import { collectDefaultMetrics, register } from 'prom-client';
import { HealthController } from './health.controller.js';

@Module({ controllers: [HealthController] })
export class HealthModule {
  constructor() {
    register.clear();
    collectDefaultMetrics();
  }
}
