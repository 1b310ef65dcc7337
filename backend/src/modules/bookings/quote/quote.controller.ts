import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Public } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import { ShownTrips, type Viewer } from '../../trips/shown-trips.service.js';
import { quoteView, Quotes } from './quotes.service.js';
import { QuoteDto, QuoteRequestDto } from './selection.dto.js';

@Controller('api/quote')
export class QuoteController {
  constructor(
    private readonly shown: ShownTrips,
    private readonly quotes: Quotes,
  ) {}

  /**
   * What a selection costs today. Every screen shows this figure and every write is checked against it. Who hosts a trip
   * is told it before the trip is opened, too.
   */
  @Public()
  @Post()
  @HttpCode(200)
  async quote(
    @Body() { tripId, ...selection }: QuoteRequestDto,
    @CurrentUser() viewer: Viewer,
  ): Promise<QuoteDto> {
    return quoteView(this.quotes.of(await this.shown.get(tripId, viewer), selection));
  }
}
