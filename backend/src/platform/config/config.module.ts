import { type DynamicModule, Module } from '@nestjs/common';
import { CONFIG, type AppConfig } from './config.js';

@Module({})
export class ConfigModule {
  static of(config: AppConfig): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: CONFIG, useValue: config }],
      exports: [CONFIG],
    };
  }
}
