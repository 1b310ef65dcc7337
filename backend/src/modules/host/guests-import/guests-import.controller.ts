import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { RequestKey } from '../../../platform/http/request-key.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { type Asking, Asks, Needs } from '../../trips/asking.decorator.js';
import { ImportCheckDto, ImportedGuestsDto, ImportGuestsDto } from './guests-import.dto.js';
import { GuestsImport } from './guests-import.service.js';

@HostOnly()
@Needs('messages')
@Controller('api/host/guests/import')
export class GuestsImportController {
  constructor(private readonly guests: GuestsImport) {}

  /** The dry run: what would come of the file, with every line's problems. Nothing is written. */
  @Post('check')
  @HttpCode(200)
  check(@Asks() asking: Asking, @Body() body: ImportGuestsDto): Promise<ImportCheckDto> {
    return this.guests.check(asking, body);
  }

  /** All of the file, or its good lines where that is asked for; or nothing. Each guest gets a mail with the way to pay. */
  @Post()
  run(
    @Asks() asking: Asking,
    @Body() body: ImportGuestsDto,
    @RequestKey() key?: string,
  ): Promise<ImportedGuestsDto> {
    return this.guests.run(asking, key, body);
  }
}
