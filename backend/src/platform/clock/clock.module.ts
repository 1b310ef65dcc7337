import { Global, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type AppConfig } from '../config/config.js';
import { Clock } from './clock.js';
import { demoOffsetMs } from './demo-clock.js';

@Global()
@Module({
  providers: [
    {
      provide: Clock,
      inject: [CONFIG, DataSource],
      useFactory: async (config: AppConfig, db: DataSource) =>
        new Clock(config.DEMO_MODE ? await demoOffsetMs(db, new Date(config.DEMO_CLOCK_START)) : 0),
    },
  ],
  exports: [Clock],
})
export class ClockModule {}
