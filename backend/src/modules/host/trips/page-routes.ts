import { Body, Controller, Get, Param, type PipeTransform, Put, type Type } from '@nestjs/common';
import { ApiBody, ApiOkResponse } from '@nestjs/swagger';
import type { HostPart, PagePart, PastPart } from '../../../../contracts/trip-pages.js';
import { validation } from '../../../platform/http/validation.js';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { type Asking, Asks, EveryHost } from '../../trips/asking.decorator.js';
import type { PageContent } from '../../trips/pages/trip-page.entity.js';
import { HostPages } from './host-pages.service.js';

/** The DTOs of a part: as hosts read it, as it was in a version, and as it is sent. */
interface Dtos<P extends PagePart> {
  now: Type<HostPart<PageContent[P]>>;
  past: Type<PastPart<PageContent[P]>>;
  change: Type<PageContent[P] & Seen>;
}

/** The version that the host was looking at. */
interface Seen {
  version: number;
}

/** Checks a body against a DTO that its parameter's type does not name. */
class BodyOf implements PipeTransform {
  constructor(private readonly metatype: Type<object>) {}

  transform(body: unknown): Promise<unknown> {
    return validation.transform(body, { type: 'body', metatype: this.metatype });
  }
}

/** The routes of a part: a trip's hosts read what it says, now and before; its owner writes it. */
export function pageRoutes<P extends PagePart>(part: P, { now, past, change }: Dtos<P>): Type<object> {
  @HostOnly()
  @Controller(`api/host/trips/:tripId/${part}`)
  class PageController {
    constructor(private readonly pages: HostPages) {}

    @EveryHost()
    @Get()
    @ApiOkResponse({ type: now })
    read(
      @Asks() asking: Asking,
      @Param('tripId', WholeNumberPipe) tripId: number,
    ): Promise<HostPart<PageContent[P]>> {
      return this.pages.read(asking, tripId, part);
    }

    @EveryHost()
    @Get('versions/:version')
    @ApiOkResponse({ type: past })
    readVersion(
      @Asks() asking: Asking,
      @Param('tripId', WholeNumberPipe) tripId: number,
      @Param('version', WholeNumberPipe) version: number,
    ): Promise<PastPart<PageContent[P]>> {
      return this.pages.readVersion(asking, tripId, [part, version]);
    }

    @Put()
    @ApiBody({ type: change })
    @ApiOkResponse({ type: now })
    change(
      @CurrentUser() { id: userId }: SignedIn['user'],
      @Param('tripId', WholeNumberPipe) tripId: number,
      @Body(new BodyOf(change)) { version: after, ...content }: Seen,
    ): Promise<HostPart<PageContent[P]>> {
      // The DTO has checked it: what is not its version is the part.
      return this.pages.save(userId, tripId, { part, content: content as PageContent[P], after });
    }
  }
  // The contract and the log know each by a name of its own.
  Object.defineProperty(PageController, 'name', { value: now.name.replace('Dto', 'Controller') });
  return PageController;
}
