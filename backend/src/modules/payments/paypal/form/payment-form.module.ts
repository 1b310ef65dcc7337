import { Module } from '@nestjs/common';
import { TripsModule } from '../../../trips/trips.module.js';
import { TakeModule } from '../../take/take.module.js';
import { PaymentForms } from './payment-forms.service.js';

/** The form that leads to PayPal. */
@Module({
  imports: [TripsModule, TakeModule],
  providers: [PaymentForms],
  exports: [PaymentForms],
})
export class PaymentFormModule {}
