import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { answerFile } from '../../../platform/files/file-answer.js';
import { PICTURE_TYPE } from '../../../platform/files/picture.js';
import { LoggedIn } from '../../auth/access.decorator.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { PhotoPageDto, PhotosBeforeDto } from '../chat.dto.js';
import { ChatPhotos, type PhotoSize } from './chat-photos.service.js';

type Person = SignedIn['user'];
/** A photo never changes, but who may see it does: a browser keeps it, and asks before it shows it. */
const CACHE = 'private, no-cache';

@LoggedIn()
@Controller('api/chat/photos')
export class ChatPhotosController {
  constructor(private readonly photos: ChatPhotos) {}

  /** What the group has shared, newest first. */
  @Get()
  page(@CurrentUser() user: Person, @Query() which: PhotosBeforeDto): Promise<PhotoPageDto> {
    return this.photos.page(user, which);
  }

  @Get(':id')
  @ApiProduces(PICTURE_TYPE)
  whole(
    @CurrentUser() user: Person,
    @Param('id') id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.answer(request, response, { user, id, size: 'whole' });
  }

  @Get(':id/thumbnail')
  @ApiProduces(PICTURE_TYPE)
  small(
    @CurrentUser() user: Person,
    @Param('id') id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.answer(request, response, { user, id, size: 'thumbnail' });
  }

  /** Who may still see a picture that their browser has kept is told so, and gets no bytes again. */
  private async answer(
    request: Request,
    response: Response,
    { user, id, size }: { user: Person; id: string; size: PhotoSize },
  ): Promise<void> {
    await this.photos.assertMayRead(user, id);
    response.setHeader('Cache-Control', CACHE);
    response.setHeader('ETag', `"${id}-${size}"`);
    if (request.fresh) response.status(304).end();
    else answerFile(response, await this.photos.read(id, size), { cache: CACHE });
  }
}
