import { Controller, Get, Query } from '@nestjs/common';
import { HostOnly } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { TripScopeDto } from '../trip-scope.dto.js';
import { DocumentBoardDto } from './document-board.dto.js';
import { DocumentBoard } from './document-board.service.js';

@HostOnly()
@Controller('api/host/documents')
export class DocumentBoardController {
  constructor(private readonly board: DocumentBoard) {}

  @Get()
  read(
    @CurrentUser() { id: userId }: SignedIn['user'],
    @Query() { trip, when }: TripScopeDto,
  ): Promise<DocumentBoardDto> {
    return this.board.read(userId, trip ?? when);
  }
}
