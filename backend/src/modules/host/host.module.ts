import { Module } from '@nestjs/common';
import { ChatModule } from '../chat/chat.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { TripsModule } from '../trips/trips.module.js';
import { AddGuestController } from './booking/add-guest.controller.js';
import { HostAddsGuest } from './booking/add-guest.service.js';
import { AddGuestMails } from './booking/add-guest-mails.service.js';
import { GuestsImportController } from './guests-import/guests-import.controller.js';
import { GuestsImport } from './guests-import/guests-import.service.js';
import { GuestsListController } from './guests-list/guests-list.controller.js';
import { GuestsList } from './guests-list/guests-list.service.js';
import { GuestsReader } from './guests-list/guests-reader.service.js';
import { HostActionsController } from './actions/host-actions.controller.js';
import { HostActions } from './actions/host-actions.service.js';
import { BookingAct } from './booking/booking-act.service.js';
import { BookingAddOns } from './booking/booking-add-ons.service.js';
import { BookingEdit } from './booking/booking-edit.service.js';
import { BookingLogins } from './booking/booking-logins.service.js';
import { BookingPageController } from './booking/booking-page.controller.js';
import { BookingPage } from './booking/booking-page.service.js';
import { BookingPriceController } from './booking/booking-price.controller.js';
import { BookingPrice } from './booking/booking-price.service.js';
import { BookingPlaces } from './booking/booking-places.service.js';
import { HostBookings } from './booking/host-bookings.service.js';
import { HostController } from './live/host.controller.js';
import { HostDoor } from './live/host-door.service.js';
import { HostFeed } from './live/host-feed.service.js';
import { HostGateway } from './live/host.gateway.js';
import { HostMoneyController } from './money/host-money.controller.js';
import { HostMoneyDeskController } from './money/host-money-desk.controller.js';
import { HostMoneyDesk } from './money/host-money-desk.service.js';
import { HostMoneyReader } from './money/host-money-reader.service.js';
import { HostMoney } from './money/host-money.service.js';
import { HostReader } from './live/host-reader.js';
import { COMMUNICATIONS, COMMUNICATIONS_CONTROLLERS } from './communications/communications.parts.js';
import { HostService } from './live/host.service.js';
import { HostSummaries } from './live/host-summaries.service.js';
import { DocumentBoardController } from './records/document-board.controller.js';
import { DocumentBoard } from './records/document-board.service.js';
import { HostDocumentsController } from './records/host-documents.controller.js';
import { HostDocuments } from './records/host-documents.service.js';
import { HostRecordsController } from './records/host-records.controller.js';
import { HostTravellers } from './records/host-travellers.service.js';
import { CoHostsController } from './team/co-hosts.controller.js';
import { CoHosts } from './team/co-hosts.service.js';
import { TripHandover } from './team/trip-handover.service.js';
import { OPERATOR_CONTROLLERS, OPERATOR_PROVIDERS } from './operator/operator.parts.js';
import { HostRequestsController } from './team/host-requests.controller.js';
import { HostRequests } from './team/host-requests.service.js';
import { Owners } from './team/owners.service.js';
import { TeamData } from './team/team-data.service.js';
import { TeamMails } from './team/team-mails.service.js';
import { HostTripsController } from './trips/host-trips.controller.js';
import { HostTripsReader } from './trips/host-trips.reader.js';
import { HostTrips } from './trips/host-trips.service.js';
import { TripBooking } from './trips/trip-booking.service.js';
import { AgesReader } from './analytics/ages.reader.js';
import { AnalyticsController } from './analytics/analytics.controller.js';
import { AnalyticsReader } from './analytics/analytics.reader.js';
import { HostLogController } from './log/host-log.controller.js';
import { HostLogReader } from './log/host-log.reader.js';
import { HostMeController } from './team/host-me.controller.js';
import { HostMe } from './team/host-me.service.js';
import { MONEY_DESK, MONEY_DESK_CONTROLLERS } from './money-desk/money-desk.parts.js';
import { NewsNumbering } from './live/news-numbering.service.js';

@Module({
  imports: [ChatModule, PaymentsModule, TripsModule],
  controllers: [
    AddGuestController,
    GuestsImportController,
    GuestsListController,
    HostController,
    HostMoneyController,
    HostMoneyDeskController,
    HostRecordsController,
    HostDocumentsController,
    ...COMMUNICATIONS_CONTROLLERS,
    HostMeController,
    CoHostsController,
    AnalyticsController,
    HostLogController,
    HostTripsController,
    HostRequestsController,
    HostActionsController,
    ...MONEY_DESK_CONTROLLERS,
    ...OPERATOR_CONTROLLERS,
    BookingPageController,
    BookingPriceController,
    DocumentBoardController,
  ],
  providers: [
    AddGuestMails,
    HostAddsGuest,
    GuestsImport,
    GuestsList,
    GuestsReader,
    HostActions,
    BookingAct,
    BookingAddOns,
    BookingEdit,
    BookingLogins,
    BookingPage,
    BookingPlaces,
    BookingPrice,
    DocumentBoard,
    HostBookings,
    HostDoor,
    HostFeed,
    HostGateway,
    HostMoney,
    HostMoneyDesk,
    HostMoneyReader,
    HostReader,
    ...COMMUNICATIONS,
    HostService,
    HostSummaries,
    HostDocuments,
    HostTravellers,
    HostMe,
    CoHosts,
    TeamData,
    TripHandover,
    AgesReader,
    AnalyticsReader,
    HostLogReader,
    HostTrips,
    HostTripsReader,
    TripBooking,
    HostRequests,
    ...OPERATOR_PROVIDERS,
    Owners,
    TeamMails,
    NewsNumbering,
    ...MONEY_DESK,
  ],
})
export class HostModule {}
