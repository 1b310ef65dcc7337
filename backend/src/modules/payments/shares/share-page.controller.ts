import { Controller, Get, Header, Ip, Param } from '@nestjs/common';
import { Public } from '../../auth/access.decorator.js';
import { Attempts } from '../../auth/attempts.js';
import { SharePageDto } from './share-page.dto.js';
import { SharePages } from './share-pages.service.js';

@Controller('api/shares')
export class SharePageController {
  constructor(
    private readonly attempts: Attempts,
    private readonly pages: SharePages,
  ) {}

  /** Knowing the link is the permission to pay this much, and to nothing else. It stays out of caches and search engines. */
  @Public()
  @Get(':token')
  @Header('Referrer-Policy', 'no-referrer')
  @Header('X-Robots-Tag', 'noindex')
  read(@Param('token') token: string, @Ip() ip: string): Promise<SharePageDto> {
    // Wrong ones are counted with the guesses at links of bookings; who has the link may look as often as they like.
    return this.attempts.useForBadLinks({ 'record-ip': ip }, () => this.pages.read(token), 'share.not_found');
  }
}
