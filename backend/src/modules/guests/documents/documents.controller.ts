import { Body, Controller, Delete, Get, Param, Post, Res } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import type { Response } from 'express';
import { answerFile } from '../../../platform/files/file-answer.js';
import { LoggedIn } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { DocumentsDto, HandInDto } from './documents.dto.js';
import { OwnDocuments } from './own-documents.service.js';

type Person = SignedIn['user'];

@LoggedIn()
@Controller('api/guest/documents')
export class DocumentsController {
  constructor(private readonly documents: OwnDocuments) {}

  @Get()
  list(@CurrentUser() user: Person): Promise<DocumentsDto> {
    return this.documents.list(user);
  }

  /** Makes an upload of one's own a traveller's paper. */
  @Post()
  handIn(@CurrentUser() user: Person, @Body() body: HandInDto): Promise<DocumentsDto> {
    return this.documents.handIn(user, body);
  }

  @Delete(':id')
  remove(@CurrentUser() user: Person, @Param('id') id: string): Promise<DocumentsDto> {
    return this.documents.remove(user, id);
  }

  @Get(':id/file')
  @ApiProduces('image/webp', 'application/pdf')
  async file(@CurrentUser() user: Person, @Param('id') id: string, @Res() res: Response): Promise<void> {
    answerFile(res, await this.documents.file(user, id));
  }
}
