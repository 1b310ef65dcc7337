import { CheckIns } from '../check-in/check-ins.service.js';
import { ChecklistController } from '../checklist/checklist.controller.js';
import { Checklists } from '../checklist/checklists.service.js';
import { DocumentDesk } from '../documents/document-desk.service.js';
import { DocumentMails } from '../documents/document-mails.service.js';
import { DocumentsController } from '../documents/documents.controller.js';
import { OwnDocuments } from '../documents/own-documents.service.js';
import { PrivacyController } from '../privacy/privacy.controller.js';
import { Privacy } from '../privacy/privacy.service.js';
import { GuestData } from './guest-data.service.js';
import { OwnTravellers } from './own-travellers.service.js';
import { RecordsController } from './records.controller.js';
import { TravellerRecords } from './traveller-records.service.js';
import { TravellerWipe } from './traveller-wipe.service.js';
import { WaiverController } from '../waiver/waiver.controller.js';
import { Waivers } from '../waiver/waivers.service.js';

export const RECORDS_CONTROLLERS = [
  RecordsController,
  WaiverController,
  DocumentsController,
  ChecklistController,
  PrivacyController,
];
/** What guests keep up to date themselves. */
export const RECORDS = [
  CheckIns,
  Checklists,
  DocumentDesk,
  DocumentMails,
  GuestData,
  OwnDocuments,
  OwnTravellers,
  Privacy,
  TravellerRecords,
  TravellerWipe,
  Waivers,
];
