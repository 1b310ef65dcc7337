import { Controller, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { FileIntake } from '../../../platform/files/file-intake.js';
import type { FileFacts } from '../../../platform/files/file-store.js';
import { DOCUMENT_TYPES, PICTURE_TYPES } from '../../../platform/files/media-type.rules.js';
import { readUpload, UNKNOWN_TYPE } from '../../../platform/http/upload-doors.js';
import { LoggedIn } from '../../auth/access.decorator.js';
import { Attempts } from '../../auth/attempts.js';
import { CurrentUser } from '../../auth/current-user.decorator.js';
import type { SignedIn } from '../../auth/sessions.service.js';
import { OwnDocuments } from '../documents/own-documents.service.js';
import { TripAccess } from '../trip-access.service.js';
import { UploadTurns } from './upload-turns.js';
import { UploadDto } from './uploads.dto.js';

type Person = SignedIn['user'];
const FILE = { schema: { type: 'string', format: 'binary' } } as const;

@LoggedIn()
@Controller('api/uploads')
export class UploadsController {
  private readonly turns = new UploadTurns();

  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly attempts: Attempts,
    private readonly intake: FileIntake,
    private readonly access: TripAccess,
    private readonly documents: OwnDocuments,
  ) {}

  /** The body is the picture, for the chat of a trip that is open to who sends it. */
  @Post('photo')
  @ApiConsumes(...PICTURE_TYPES, UNKNOWN_TYPE)
  @ApiBody(FILE)
  async photo(
    @CurrentUser() user: Person,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UploadDto> {
    await this.access.openTrip(user);
    return this.take(user, async () => {
      const file = await readUpload(request, response, this.config.PHOTO_MAX_MB);
      return this.intake.photo(user.id, file);
    });
  }

  /** The body is the document: a PDF or a picture of it, of who travels. */
  @Post('document')
  @ApiConsumes(...DOCUMENT_TYPES, UNKNOWN_TYPE)
  @ApiBody(FILE)
  async document(
    @CurrentUser() user: Person,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UploadDto> {
    await this.documents.assertOpen(user);
    return this.take(user, async () => {
      const file = await readUpload(request, response, this.config.DOCUMENT_MAX_MB);
      return this.intake.document(user.id, file);
    });
  }

  private async take({ id }: Person, read: () => Promise<FileFacts>): Promise<UploadDto> {
    await this.attempts.use({ 'upload-user': String(id) });
    await this.intake.assertRoom(id);
    return view(await this.turns.take(id, read));
  }
}

function view({ id, mediaType, size, width, height }: FileFacts): UploadDto {
  return { id, mediaType, size, ...(width && height ? { width, height } : {}) };
}
