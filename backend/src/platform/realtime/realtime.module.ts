import { Global, Module } from '@nestjs/common';
import { CONFIG, type AppConfig } from '../config/config.js';
import { log } from '../logging/log.js';
import { Bus } from './bus.js';
import { LocalBus } from './local-bus.js';
import { RedisBus } from './redis-bus.js';

@Global()
@Module({
  providers: [
    {
      provide: Bus,
      inject: [CONFIG],
      useFactory: ({ REDIS_URL }: AppConfig): Bus => {
        if (REDIS_URL) return new RedisBus(REDIS_URL);
        log.info('no REDIS_URL: this server is one node, alone');
        return new LocalBus();
      },
    },
  ],
  exports: [Bus],
})
export class RealtimeModule {}
