import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DemoModule } from './demo/demo.module.js';
import { ENTITIES } from './entities.js';
import { AuthModule } from './modules/auth/auth.module.js';
import { BookingsModule } from './modules/bookings/bookings.module.js';
import { ChatModule } from './modules/chat/chat.module.js';
import { GuestsModule } from './modules/guests/guests.module.js';
import { HostModule } from './modules/host/host.module.js';
import { PaymentsModule } from './modules/payments/payments.module.js';
import { ClockModule } from './platform/clock/clock.module.js';
import type { AppConfig } from './platform/config/config.js';
import { ConfigModule } from './platform/config/config.module.js';
import { dataSourceOptions } from './platform/database/data-source-options.js';
import { PatientDataSource } from './platform/database/patient-data-source.js';
import { FilesModule } from './platform/files/files.module.js';
import { HealthModule } from './platform/health/health.module.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import { MailModule } from './platform/mail/mail.module.js';
import { RealtimeModule } from './platform/realtime/realtime.module.js';
import { SecurityLogModule } from './platform/security-log/security-log.module.js';
import { VaultModule } from './platform/security/vault.module.js';

@Module({})
export class AppModule {
  static of(config: AppConfig): DynamicModule {
    const database = dataSourceOptions(config.DATABASE_URL, ENTITIES, config.DATABASE_POOL);
    return {
      module: AppModule,
      imports: [
        ConfigModule.of(config),
        TypeOrmModule.forRootAsync({
          useFactory: () => ({ ...database, retryAttempts: 0 }),
          dataSourceFactory: () => Promise.resolve(new PatientDataSource(database)),
        }),
        ClockModule,
        VaultModule,
        RealtimeModule,
        JobsModule,
        MailModule,
        FilesModule,
        HealthModule,
        SecurityLogModule,
        AuthModule,
        BookingsModule,
        GuestsModule,
        PaymentsModule,
        ChatModule,
        HostModule,
        DemoModule,
      ],
    };
  }
}
