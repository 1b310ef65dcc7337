import { Global, Module } from '@nestjs/common';
import { CONFIG, type AppConfig } from '../config/config.js';
import { Vault } from './vault.js';

@Global()
@Module({
  providers: [
    {
      provide: Vault,
      inject: [CONFIG],
      useFactory: (config: AppConfig) => new Vault(Buffer.from(config.DATA_KEY, 'base64')),
    },
  ],
  exports: [Vault],
})
export class VaultModule {}
