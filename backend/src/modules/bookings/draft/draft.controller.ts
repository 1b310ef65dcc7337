import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Ip,
  Patch,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { DAY_MS } from '../../../platform/clock/clock.js';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { MayBeNothing } from '../../../platform/http/may-be-nothing.js';
import { Public } from '../../auth/access.decorator.js';
import { cookieName, cookieOptions } from '../../auth/session-cookie.js';
import { Trips } from '../../trips/trips.service.js';
import { DraftChoicesDto, DraftDto, DraftVersionDto, DraftViewDto } from './draft.dto.js';
import { Drafts, type OpenDraft, versionOf } from './drafts.service.js';
import { PromoGuesses } from '../quote/promo-guesses.service.js';
import { Promos } from '../quote/promos.service.js';
import { quoteView, Quotes } from '../quote/quotes.service.js';
import { stillOffered } from '../quote/quote.rules.js';
import { draftToken } from './draft-token.js';
import { shownTravellers } from './shown-passport.js';

@Controller('api/checkout/draft')
export class DraftController {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly drafts: Drafts,
    private readonly trips: Trips,
    private readonly quotes: Quotes,
    private readonly promos: Promos,
    private readonly guesses: PromoGuesses,
  ) {}

  @Public()
  @Put()
  async save(
    @Body() body: DraftDto,
    @Ip() ip: string,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<DraftViewDto> {
    const { promoCode } = body;
    const trip = await this.trips.onSale(body.tripId);
    const isKnown = await this.drafts.hasCode(this.token(req), promoCode, trip.id);
    const save = () => this.drafts.save(this.token(req), body, trip);
    const { token, draft } = await this.guesses.counted({ ip, promoCode, isKnown }, save);
    res.cookie(cookieName(this.config, 'draft'), token, cookieOptions(this.config, DAY_MS));
    return this.view(draft);
  }

  @Public()
  @Patch()
  async choose(@Body() body: DraftChoicesDto, @Req() req: Request): Promise<DraftViewDto> {
    return this.view(await this.drafts.choose(this.token(req), body));
  }

  @Public()
  @Get()
  @ApiOkResponse({ type: DraftViewDto })
  @MayBeNothing('This browser has no draft, or none any more.')
  async read(@Req() req: Request): Promise<DraftViewDto | null> {
    const draft = await this.drafts.find(this.token(req));
    return draft && this.view(draft);
  }

  /** Of a version that another tab has replaced meanwhile nothing is forgotten. */
  @Public()
  @Delete()
  @HttpCode(204)
  async discard(
    @Query() { version }: DraftVersionDto,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<void> {
    if (await this.drafts.discard(this.token(req), version))
      res.clearCookie(cookieName(this.config, 'draft'), cookieOptions(this.config, 0));
  }

  private token(req: Request): string | null {
    return draftToken(this.config, req);
  }

  private async view({ row, selection: chosen, travellers }: OpenDraft): Promise<DraftViewDto> {
    const trip = await this.trips.get(row.tripId);
    const { promoCode, ...choice } = stillOffered(trip.config, chosen);
    const { cabinType, occupancy, travelInsurance, paymentType } = choice;
    const { promo, refusal } = await this.promos.still(trip, promoCode, { heldId: row.bookingId });
    const quote = quoteView(this.quotes.of(trip, { ...choice, promo }));
    return {
      tripId: row.tripId,
      version: versionOf(row),
      cabinType,
      chosenCabinType: chosen.cabinType,
      occupancy,
      travelInsurance,
      paymentType,
      promoCode,
      promoProblem: refusal?.message ?? null,
      travellers: shownTravellers(travellers),
      quote,
    };
  }
}
