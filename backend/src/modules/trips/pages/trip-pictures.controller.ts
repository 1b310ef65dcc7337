import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import type { Response } from 'express';
import { answerFile } from '../../../platform/files/file-answer.js';
import { PICTURE_TYPE } from '../../../platform/files/picture.js';
import { Public } from '../../auth/access.decorator.js';
import { type PictureSize, TripPictures } from './trip-pictures.service.js';

/**
 * What stands under an id never changes, and may be removed: who has seen it keeps it for a week at most, and no cache on
 * the way keeps it for others.
 */
const CACHE = 'private, max-age=604800, immutable';

@Public()
@Controller('api/trips/pictures')
export class TripPicturesController {
  constructor(private readonly pictures: TripPictures) {}

  @Get(':id')
  @ApiProduces(PICTURE_TYPE)
  whole(@Param('id') id: string, @Res() response: Response): Promise<void> {
    return this.answer(id, 'whole', response);
  }

  /** 480 pixels at most. */
  @Get(':id/small')
  @ApiProduces(PICTURE_TYPE)
  small(@Param('id') id: string, @Res() response: Response): Promise<void> {
    return this.answer(id, 'small', response);
  }

  private async answer(id: string, size: PictureSize, response: Response): Promise<void> {
    answerFile(response, await this.pictures.read(id, size), { cache: CACHE });
  }
}
