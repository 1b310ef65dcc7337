import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { NotingInterceptor } from './noted.js';
import { SecurityLog } from './security-log.service.js';

/** The log of what happens at the doors. */
@Global()
@Module({
  providers: [SecurityLog, { provide: APP_INTERCEPTOR, useClass: NotingInterceptor }],
  exports: [SecurityLog],
})
export class SecurityLogModule {}
