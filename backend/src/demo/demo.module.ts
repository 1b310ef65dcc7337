import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type AppConfig } from '../platform/config/config.js';
import { Vault } from '../platform/security/vault.js';
import { DemoController } from './demo.controller.js';
import { seedDemo } from './seed.js';

@Module({ controllers: [DemoController] })
export class DemoModule implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly vault: Vault,
  ) {}

  async onModuleInit(): Promise<void> {
    if (!this.config.DEMO_MODE) return;
    const { ACCESS_POLICY: policy, DEMO_LOGINS_FILE: loginsFile } = this.config;
    await seedDemo(this.db, this.clock, { vault: this.vault, policy, loginsFile });
  }
}
