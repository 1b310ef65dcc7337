import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import type { Response } from 'express';
import { answerFile } from '../../platform/files/file-answer.js';
import { PICTURE_TYPE } from '../../platform/files/picture.js';
import { LoggedIn } from '../auth/access.decorator.js';
import { CurrentUser } from '../auth/current-user.decorator.js';
import type { SignedIn } from '../auth/sessions.service.js';
import { PhotoPageDto, PhotosBeforeDto } from './chat.dto.js';
import { ChatPhotos } from './chat-photos.service.js';

type Person = SignedIn['user'];
/** A photo never changes; a deleted one is asked for by nobody any more. */
const CACHE = 'private, max-age=31536000, immutable';

@LoggedIn()
@Controller('api/chat/photos')
export class ChatPhotosController {
  constructor(private readonly photos: ChatPhotos) {}

  /** What the group has shared, newest first. */
  @Get()
  page(@CurrentUser() user: Person, @Query() { before }: PhotosBeforeDto): Promise<PhotoPageDto> {
    return this.photos.page(user, before);
  }

  @Get(':id')
  @ApiProduces(PICTURE_TYPE)
  async whole(
    @CurrentUser() user: Person,
    @Param('id') id: string,
    @Res() response: Response,
  ): Promise<void> {
    answerFile(response, await this.photos.read(user, id, 'whole'), { cache: CACHE });
  }

  @Get(':id/thumbnail')
  @ApiProduces(PICTURE_TYPE)
  async small(
    @CurrentUser() user: Person,
    @Param('id') id: string,
    @Res() response: Response,
  ): Promise<void> {
    answerFile(response, await this.photos.read(user, id, 'thumbnail'), { cache: CACHE });
  }
}
