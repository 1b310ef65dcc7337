import { Module } from '@nestjs/common';
import { AttemptsModule } from '../../auth/attempts.module.js';
import { DocumentsModule } from '../../guests/documents/documents.module.js';
import { RecordsModule } from '../../guests/records/records.module.js';
import { WaiverModule } from '../../guests/waiver/waiver.module.js';
import { TripAccessModule } from '../../guests/trip-access.module.js';
import { TripsModule } from '../../trips/trips.module.js';
import { HostBookingModule } from '../booking/host-booking.module.js';
import { DocumentBoard } from './document-board.service.js';
import { HostDocuments } from './host-documents.service.js';
import { HostTravellers } from './host-travellers.service.js';
import { ShipList } from './ship-list.service.js';

/** The travellers of a host’s trips and their papers. */
@Module({
  imports: [
    AttemptsModule,
    DocumentsModule,
    RecordsModule,
    WaiverModule,
    TripAccessModule,
    TripsModule,
    HostBookingModule,
  ],
  providers: [DocumentBoard, HostDocuments, HostTravellers, ShipList],
  exports: [DocumentBoard, HostDocuments, HostTravellers, ShipList],
})
export class HostRecordsModule {}
