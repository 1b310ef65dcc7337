import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../../auth/account/personal-data.module.js';
import { SharesModule } from '../shares/shares.module.js';
import { GuestMoney } from './guest-money.service.js';
import { MoneyBook } from './money-book.service.js';
import { PaymentsData } from './payments-data.service.js';
import { Receipts } from './receipts.service.js';

/** What somebody reads of the money of a booking. */
@Module({
  imports: [PersonalDataModule, SharesModule],
  providers: [GuestMoney, MoneyBook, PaymentsData, Receipts],
  exports: [GuestMoney, MoneyBook, Receipts],
})
export class ReceiptsModule {}
