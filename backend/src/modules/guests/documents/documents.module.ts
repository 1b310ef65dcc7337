import { Module } from '@nestjs/common';
import { TripsModule } from '../../trips/trips.module.js';
import { RecordsModule } from '../records/records.module.js';
import { DocumentDesk } from './document-desk.service.js';
import { DocumentMails } from './document-mails.service.js';
import { OwnDocuments } from './own-documents.service.js';

/** The papers of who travels. */
@Module({
  imports: [TripsModule, RecordsModule],
  providers: [DocumentDesk, DocumentMails, OwnDocuments],
  exports: [DocumentDesk, OwnDocuments],
})
export class DocumentsModule {}
