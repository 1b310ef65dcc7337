import { Body, Controller, HttpCode, Inject, Ip, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { Public } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import { ShownTrips, type Viewer } from '../../trips/shown-trips.service.js';
import { draftToken } from '../draft/draft-token.js';
import { Drafts } from '../draft/drafts.service.js';
import { browserOf } from '../hold/holder.js';
import { PromoGuesses } from './promo-guesses.service.js';
import { Promos } from './promos.service.js';
import { quoteView, Quotes } from './quotes.service.js';
import { QuoteDto, QuoteRequestDto } from './selection.dto.js';

@Controller('api/quote')
export class QuoteController {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly shown: ShownTrips,
    private readonly quotes: Quotes,
    private readonly promos: Promos,
    private readonly guesses: PromoGuesses,
    private readonly drafts: Drafts,
  ) {}

  /**
   * What a selection costs today. Every screen shows this figure and every write is checked against it. Who hosts a trip
   * is told it before the trip is opened, too. A code that cannot be used is refused with a sentence at `promoCode`; the checkout
   * lets who holds places with one keep it, the booking form makes a new booking.
   */
  @Public()
  @Post()
  @HttpCode(200)
  async quote(
    @Body() { tripId, promoCode, ...choice }: QuoteRequestDto,
    @CurrentUser() viewer: Viewer,
    @Req() req: Request,
    @Ip() ip: string,
  ): Promise<QuoteDto> {
    const trip = await this.shown.get(tripId, viewer);
    const token = draftToken(this.config, req);
    const isKnown = await this.drafts.hasCode(token, promoCode, trip.id);
    const promo = await this.guesses.counted({ ip, promoCode, isKnown }, async () => {
      if (promoCode === undefined) return null;
      if (choice.channel === 'checkout')
        return this.promos.of(trip, promoCode, { heldId: await this.drafts.heldId(token) });
      return this.promos.of(trip, promoCode, { browser: browserOf(this.config, req) });
    });
    return quoteView(this.quotes.of(trip, { ...choice, promo }));
  }
}
