import { Controller, Get, Query } from '@nestjs/common';
import { HostOnly } from '../../auth/access.decorator.js';
import { type Asking, Asks, Needs } from '../../trips/asking.decorator.js';
import { TripScopeDto } from '../trip-scope.dto.js';
import { DocumentBoardDto } from './document-board.dto.js';
import { DocumentBoard } from './document-board.service.js';

@HostOnly()
@Needs('documents')
@Controller('api/host/documents')
export class DocumentBoardController {
  constructor(private readonly board: DocumentBoard) {}

  @Get()
  read(@Asks() asking: Asking, @Query() { trip, when }: TripScopeDto): Promise<DocumentBoardDto> {
    return this.board.read(asking, trip ?? when);
  }
}
