import { Controller, Get, Inject } from '@nestjs/common';
import { CONFIG, type AppConfig } from '../../platform/config/config.js';
import { Public } from '../auth/access.decorator.js';
import { SiteDto } from './site.dto.js';

@Controller('api/site')
export class SiteController {
  constructor(@Inject(CONFIG) private readonly config: AppConfig) {}

  /** What every page may say, a trip on sale or none. */
  @Public()
  @Get()
  facts(): SiteDto {
    const { CONTACT_EMAIL: contactEmail, BOOKING_SITE_URL, ACCESS_POLICY } = this.config;
    return {
      contactEmail,
      bookingSiteUrl: BOOKING_SITE_URL ?? null,
      opensWithDeposit: ACCESS_POLICY === 'current',
    };
  }
}
