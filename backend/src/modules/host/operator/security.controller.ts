import { Controller, Get, Query } from '@nestjs/common';
import { OperatorOnly } from '../../auth/access.decorator.js';
import { SecurityFilterDto, SecurityLogDto } from './security.dto.js';
import { SecurityReader } from './security-reader.service.js';

/** What happened at the doors, for who runs the site. */
@OperatorOnly()
@Controller('api/operator/security')
export class SecurityController {
  constructor(private readonly reader: SecurityReader) {}

  @Get()
  read(@Query() filter: SecurityFilterDto): Promise<SecurityLogDto> {
    return this.reader.read(filter);
  }
}
