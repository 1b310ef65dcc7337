import { Module } from '@nestjs/common';
import { AttemptsModule } from '../../auth/attempts.module.js';
import { PromoGuesses } from './promo-guesses.service.js';
import { Promos } from './promos.service.js';
import { Quotes } from './quotes.service.js';

/** What it costs. */
@Module({
  imports: [AttemptsModule],
  providers: [PromoGuesses, Promos, Quotes],
  exports: [PromoGuesses, Promos, Quotes],
})
export class QuotesModule {}
