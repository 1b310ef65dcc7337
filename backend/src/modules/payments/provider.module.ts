import { Module } from '@nestjs/common';
import { PayPalModule } from './paypal/paypal.module.js';

/** Who moves the money. The rooms ask for it by the neutral classes of `provider/`; only this file and the module beside it know whom they get. */
@Module({ imports: [PayPalModule], exports: [PayPalModule] })
export class ProviderModule {}
