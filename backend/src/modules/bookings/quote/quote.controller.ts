import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Public } from '../../auth/access.decorator.js';
import { Trips } from '../../trips/trips.service.js';
import { quoteView, Quotes } from './quotes.service.js';
import { QuoteDto, QuoteRequestDto } from './selection.dto.js';

@Controller('api/quote')
export class QuoteController {
  constructor(
    private readonly trips: Trips,
    private readonly quotes: Quotes,
  ) {}

  /** What a selection costs today. Every screen shows this figure and every write is checked against it. */
  @Public()
  @Post()
  @HttpCode(200)
  async quote(@Body() { tripId, ...selection }: QuoteRequestDto): Promise<QuoteDto> {
    return quoteView(this.quotes.of(await this.trips.onSale(tripId), selection));
  }
}
