import { Global, Module } from '@nestjs/common';
import { CONFIG, type AppConfig } from '../config/config.js';
import { KeyRing } from './key-ring.js';
import { Vault } from './vault.js';

@Global()
@Module({
  providers: [
    {
      provide: KeyRing,
      inject: [CONFIG],
      useFactory: (config: AppConfig) => new KeyRing(config.dataKeys),
    },
    { provide: Vault, inject: [KeyRing], useFactory: (ring: KeyRing) => new Vault(ring) },
  ],
  exports: [KeyRing, Vault],
})
export class VaultModule {}
