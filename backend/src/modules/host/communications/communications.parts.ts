import { HostDatesController } from '../dates/host-dates.controller.js';
import { HostDatesReader } from '../dates/host-dates-reader.js';
import { HostDates } from '../dates/host-dates.service.js';
import { CommunicationsController } from './communications.controller.js';
import { Communications } from './communications.service.js';
import { GuestFactsReader } from './guest-facts.js';
import { HostMessageActs } from './host-message-acts.service.js';
import { HostMessageData } from './host-message-data.service.js';
import { HostMessageSender } from './host-message-sender.service.js';
import { HostMessageTests } from './host-message-tests.service.js';
import { HostMessagesController } from './host-messages.controller.js';
import { HostMessagesReader } from './host-messages-reader.js';
import { HostMessages } from './host-messages.service.js';
import { HostReportsController } from './host-reports.controller.js';
import { HostReports } from './host-reports.service.js';
import { LetterRefusals } from './letter-refusals.service.js';
import { LetterRefusalsController } from './letter-refusals.controller.js';
import { RecipientLists } from './recipient-lists.service.js';

export const COMMUNICATIONS_CONTROLLERS = [
  CommunicationsController,
  HostDatesController,
  HostMessagesController,
  HostReportsController,
  LetterRefusalsController,
];
/** What hosts tell their groups: dates, mails and words in the chat. */
export const COMMUNICATIONS = [
  Communications,
  GuestFactsReader,
  HostDates,
  HostDatesReader,
  HostMessageActs,
  HostMessageData,
  HostMessageSender,
  HostMessageTests,
  HostMessages,
  HostMessagesReader,
  HostReports,
  LetterRefusals,
  RecipientLists,
];
