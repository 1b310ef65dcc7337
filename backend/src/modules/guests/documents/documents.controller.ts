import { Body, Controller, Delete, Get, Param, Post, Res } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import type { Response } from 'express';
import { answerFile } from '../../../platform/files/file-answer.js';
import { WholeNumberPipe } from '../../../platform/http/whole-number.js';
import { LoggedIn } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { DocumentsDto, HandInDto } from './documents.dto.js';
import { OwnDocuments } from './own-documents.service.js';

type Person = SignedIn['user'];

@LoggedIn()
@Controller('api/guest')
export class DocumentsController {
  constructor(private readonly documents: OwnDocuments) {}

  /** Of the trip they mean. */
  @Get('documents')
  list(@CurrentUser() user: Person): Promise<DocumentsDto> {
    return this.documents.list(user);
  }

  /** Makes an upload of one's own a traveller's paper, for the trip whose papers they were looking at. */
  @Post('trips/:tripId/documents')
  handIn(
    @CurrentUser() user: Person,
    @Param('tripId', WholeNumberPipe) tripId: number,
    @Body() body: HandInDto,
  ): Promise<DocumentsDto> {
    return this.documents.handIn(user, tripId, body);
  }

  /** Of whichever of their trips it is, and answers those of that one. */
  @Delete('documents/:id')
  remove(@CurrentUser() user: Person, @Param('id') id: string): Promise<DocumentsDto> {
    return this.documents.remove(user, id);
  }

  /** Of whichever of their trips it is. */
  @Get('documents/:id/file')
  @ApiProduces('image/webp', 'application/pdf')
  async file(@CurrentUser() user: Person, @Param('id') id: string, @Res() res: Response): Promise<void> {
    answerFile(res, await this.documents.file(user, id));
  }
}
