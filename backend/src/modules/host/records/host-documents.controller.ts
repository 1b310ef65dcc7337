import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import type { Response } from 'express';
import { answerFile } from '../../../platform/files/file-answer.js';
import { NotedAs } from '../../../platform/security-log/noted.js';
import { HostOnly } from '../../auth/access.decorator.js';
import { FreshProof } from '../../auth/proof/fresh-proof.decorator.js';
import { type Asking, Asks, Needs } from '../../trips/asking.decorator.js';
import { HostDocuments } from './host-documents.service.js';
import { HostDocumentsDto, RejectDocumentDto, RevealDto } from './host-records.dto.js';

/** The papers of the bookings of a host's trips. */
@HostOnly()
@Needs('documents')
@Controller('api/host/bookings/:id/documents')
export class HostDocumentsController {
  constructor(private readonly documents: HostDocuments) {}

  @Get()
  list(@Asks() asking: Asking, @Param('id') id: string): Promise<HostDocumentsDto> {
    return this.documents.list({ ...asking, id });
  }

  /** Written, not read: the reason comes in the body, for an address is kept by browsers, and stands in the activity log. */
  @FreshProof()
  @NotedAs('private.revealed')
  @Post(':documentId/file')
  @HttpCode(200)
  @ApiProduces('image/webp', 'application/pdf')
  async file(
    @Asks() asking: Asking,
    @Param('id') id: string,
    @Param('documentId') documentId: string,
    @Body() { reason }: RevealDto,
    @Res() res: Response,
  ): Promise<void> {
    answerFile(res, await this.documents.file({ ...asking, id, documentId }, reason));
  }

  @Post(':documentId/verify')
  @HttpCode(200)
  verify(
    @Asks() asking: Asking,
    @Param('id') id: string,
    @Param('documentId') documentId: string,
  ): Promise<HostDocumentsDto> {
    return this.documents.review({ ...asking, id, documentId }, 'verified', null);
  }

  /** The guest gets a mail with the reason. */
  @Post(':documentId/reject')
  @HttpCode(200)
  reject(
    @Asks() asking: Asking,
    @Param('id') id: string,
    @Param('documentId') documentId: string,
    @Body() { reason }: RejectDocumentDto,
  ): Promise<HostDocumentsDto> {
    return this.documents.review({ ...asking, id, documentId }, 'rejected', reason);
  }

  /** Takes a decision back: the paper waits for a host again. */
  @Post(':documentId/reopen')
  @HttpCode(200)
  reopen(
    @Asks() asking: Asking,
    @Param('id') id: string,
    @Param('documentId') documentId: string,
  ): Promise<HostDocumentsDto> {
    return this.documents.review({ ...asking, id, documentId }, 'pending', null);
  }
}
