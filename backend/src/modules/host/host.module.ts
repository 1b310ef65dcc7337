import { Module } from '@nestjs/common';
import { AttemptsModule } from '../auth/attempts.module.js';
import { HostActionsController } from './actions/host-actions.controller.js';
import { HostActionsModule } from './actions/host-actions.module.js';
import { AnalyticsController } from './analytics/analytics.controller.js';
import { AnalyticsModule } from './analytics/analytics.module.js';
import { BoardingController } from './boarding/boarding.controller.js';
import { BoardingModule } from './boarding/boarding.module.js';
import { AddGuestController } from './booking/add-guest.controller.js';
import { BookingPageController } from './booking/booking-page.controller.js';
import { BookingPriceController } from './booking/booking-price.controller.js';
import { HostBookingModule } from './booking/host-booking.module.js';
import { CallOffController } from './call-off/call-off.controller.js';
import { CallOffModule } from './call-off/call-off.module.js';
import { CommunicationsController } from './communications/communications.controller.js';
import { CommunicationsModule } from './communications/communications.module.js';
import { HostMessagesController } from './communications/host-messages.controller.js';
import { HostReportsController } from './communications/host-reports.controller.js';
import { LetterRefusalsController } from './communications/letter-refusals.controller.js';
import { HostDatesController } from './dates/host-dates.controller.js';
import { HostDatesModule } from './dates/host-dates.module.js';
import { GuestsImportController } from './guests-import/guests-import.controller.js';
import { GuestsImportModule } from './guests-import/guests-import.module.js';
import { GuestsListController } from './guests-list/guests-list.controller.js';
import { GuestsListModule } from './guests-list/guests-list.module.js';
import { HostController } from './live/host.controller.js';
import { LiveModule } from './live/live.module.js';
import { HostLogController } from './log/host-log.controller.js';
import { HostLogModule } from './log/host-log.module.js';
import { HostPaymentsController } from './money-desk/host-payments.controller.js';
import { HostReportController } from './money-desk/host-report.controller.js';
import { MoneyDeskModule } from './money-desk/money-desk.module.js';
import { ShipMoneyController } from './money-desk/ship-money.controller.js';
import { HostMoneyDeskController } from './money/host-money-desk.controller.js';
import { HostMoneyController } from './money/host-money.controller.js';
import { HostMoneyModule } from './money/host-money.module.js';
import { OperatorController } from './operator/operator.controller.js';
import { OperatorModule } from './operator/operator.module.js';
import { SecurityController } from './operator/security.controller.js';
import { DocumentBoardController } from './records/document-board.controller.js';
import { HostDocumentsController } from './records/host-documents.controller.js';
import { HostRecordsController } from './records/host-records.controller.js';
import { HostRecordsModule } from './records/host-records.module.js';
import { ShipListController } from './records/ship-list.controller.js';
import { HostReviewsController } from './reviews/host-reviews.controller.js';
import { HostReviewsModule } from './reviews/host-reviews.module.js';
import { CoHostsController } from './team/co-hosts.controller.js';
import { HostMeController } from './team/host-me.controller.js';
import { HostRequestsController } from './team/host-requests.controller.js';
import { TeamModule } from './team/team.module.js';
import { HOST_PAGES_CONTROLLERS } from './trips/host-pages.controllers.js';
import { HostPicturesController } from './trips/host-pictures.controller.js';
import { HostQuestionsController } from './trips/host-questions.controller.js';
import { HostTripsController } from './trips/host-trips.controller.js';
import { HostTripsModule } from './trips/host-trips.module.js';
import { HostWaiverController } from './trips/host-waiver.controller.js';

/**
 * The hosts' desk: rooms that each say what they need, and what of them others may use. The doors stand here, for the
 * contract names them in this order.
 */
@Module({
  imports: [
    AttemptsModule,
    HostBookingModule,
    GuestsImportModule,
    GuestsListModule,
    LiveModule,
    HostMoneyModule,
    HostRecordsModule,
    CommunicationsModule,
    HostDatesModule,
    TeamModule,
    AnalyticsModule,
    HostLogModule,
    HostTripsModule,
    CallOffModule,
    HostActionsModule,
    MoneyDeskModule,
    OperatorModule,
    HostReviewsModule,
    BoardingModule,
  ],
  controllers: [
    AddGuestController,
    GuestsImportController,
    GuestsListController,
    HostController,
    HostMoneyController,
    HostMoneyDeskController,
    HostRecordsController,
    HostDocumentsController,
    CommunicationsController,
    HostDatesController,
    HostMessagesController,
    HostReportsController,
    LetterRefusalsController,
    HostMeController,
    CoHostsController,
    AnalyticsController,
    HostLogController,
    ...HOST_PAGES_CONTROLLERS,
    HostPicturesController,
    HostQuestionsController,
    HostWaiverController,
    HostTripsController,
    CallOffController,
    HostRequestsController,
    HostActionsController,
    HostPaymentsController,
    HostReportController,
    ShipMoneyController,
    OperatorController,
    SecurityController,
    BookingPageController,
    BookingPriceController,
    DocumentBoardController,
    ShipListController,
    HostReviewsController,
    BoardingController,
  ],
})
export class HostModule {}
