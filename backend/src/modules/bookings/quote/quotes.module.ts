import { Module } from '@nestjs/common';
import { Quotes } from './quotes.service.js';

/** What it costs. */
@Module({
  providers: [Quotes],
  exports: [Quotes],
})
export class QuotesModule {}
