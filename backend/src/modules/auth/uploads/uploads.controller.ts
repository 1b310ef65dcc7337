import { Controller, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { FileIntake } from '../../../platform/files/file-intake.js';
import type { FileFacts } from '../../../platform/files/file-store.js';
import { DOCUMENT_TYPES, PICTURE_TYPES } from '../../../platform/files/media-type.rules.js';
import { readUpload } from '../../../platform/http/upload-doors.js';
import { LoggedIn } from '../access.decorator.js';
import { Attempts } from '../attempts.js';
import { CurrentUser } from '../current-user.decorator.js';
import type { SignedIn } from '../sessions.service.js';
import { UploadDto } from './uploads.dto.js';

type Person = SignedIn['user'];
const FILE = { schema: { type: 'string', format: 'binary' } } as const;

@LoggedIn()
@Controller('api/uploads')
export class UploadsController {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly attempts: Attempts,
    private readonly intake: FileIntake,
  ) {}

  /** The body is the picture. */
  @Post('photo')
  @ApiConsumes(...PICTURE_TYPES)
  @ApiBody(FILE)
  async photo(
    @CurrentUser() { id }: Person,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UploadDto> {
    await this.attempts.use({ 'upload-user': String(id) });
    const file = await readUpload(request, response, this.config.PHOTO_MAX_MB);
    return view(await this.intake.photo(id, file));
  }

  /** The body is the document: a PDF or a picture of it. */
  @Post('document')
  @ApiConsumes(...DOCUMENT_TYPES)
  @ApiBody(FILE)
  async document(
    @CurrentUser() { id }: Person,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UploadDto> {
    await this.attempts.use({ 'upload-user': String(id) });
    const file = await readUpload(request, response, this.config.DOCUMENT_MAX_MB);
    return view(await this.intake.document(id, file));
  }
}

function view({ id, mediaType, size, width, height }: FileFacts): UploadDto {
  return { id, mediaType, size, ...(width && height ? { width, height } : {}) };
}
