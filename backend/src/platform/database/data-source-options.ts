import type { EntitySchema, MixedList } from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import { Init1764000000000 } from './migrations/1764000000000-init.js';
import { GuestInterests1764100000000 } from './migrations/1764100000000-guest-interests.js';
import { ContactMessages1764200000000 } from './migrations/1764200000000-contact-messages.js';
import { RegistrationKeys1764300000000 } from './migrations/1764300000000-registration-keys.js';
import { Money1764400000000 } from './migrations/1764400000000-money.js';
import { Giving1764510000000 } from './migrations/1764510000000-giving.js';
import { ChatActs1764600000000 } from './migrations/1764600000000-chat-acts.js';
import { StoredFiles1764610000000 } from './migrations/1764610000000-stored-files.js';
import { SharedPhotos1764620000000 } from './migrations/1764620000000-shared-photos.js';
import { ChatDesk1764630000000 } from './migrations/1764630000000-chat-desk.js';
import { Records1764700000000 } from './migrations/1764700000000-records.js';
import { PackedItems1764800000000 } from './migrations/1764800000000-packed-items.js';
import { HostBookings1764920000000 } from './migrations/1764920000000-host-bookings.js';
import { TripDates1764940000000 } from './migrations/1764940000000-trip-dates.js';
import { HostMessages1764941000000 } from './migrations/1764941000000-host-messages.js';
import { HostRights1764950000000 } from './migrations/1764950000000-host-rights.js';
import { HostTrips1764951000000 } from './migrations/1764951000000-host-trips.js';
import { HostSummaries1764952000000 } from './migrations/1764952000000-host-summaries.js';
import { DeskSums1764953000000 } from './migrations/1764953000000-desk-sums.js';
import { LettersReaders1764954000000 } from './migrations/1764954000000-letters-readers.js';
import { SelfTold1764956000000 } from './migrations/1764956000000-self-told.js';
import { TripRevenue1764957000000 } from './migrations/1764957000000-trip-revenue.js';
import { GivenBack1765220000000 } from './migrations/1765220000000-given-back.js';
import { GuestsOwnReasons1765170000000 } from './migrations/1765170000000-guests-own-reasons.js';
import { DueDates1765181000000 } from './migrations/1765181000000-due-dates.js';
import { RevenueIsMoney1795561000000 } from './migrations/1795561000000-revenue-is-money.js';
import { SecondPerson1795560000000 } from './migrations/1795560000000-second-person.js';
import { InstalmentPlans1765182000000 } from './migrations/1765182000000-instalment-plans.js';
import { TermsVersion1765160000000 } from './migrations/1765160000000-terms-version.js';
import { KeyMarks1765200000000 } from './migrations/1765200000000-key-marks.js';
import { FreshProof1765210000000 } from './migrations/1765210000000-fresh-proof.js';
import { SessionPlaces1795558042000 } from './migrations/1795558042000-session-places.js';
import { Operators1795561103000 } from './migrations/1795561103000-operators.js';
import { Factors1795562000000 } from './migrations/1795562000000-factors.js';
import { ChainLinks1765210000000 } from './migrations/1765210000000-chain-links.js';
import { SecurityEvents1795562478000 } from './migrations/1795562478000-security-events.js';
import { AddressSpelling1795563000000 } from './migrations/1795563000000-address-spelling.js';
import { PlainNames1795564000000 } from './migrations/1795564000000-plain-names.js';
import { OneName1795565000000 } from './migrations/1795565000000-one-name.js';
import { GuestArtist1795566000000 } from './migrations/1795566000000-guest-artist.js';
import { FoldedLetters1795600100000 } from './migrations/1795600100000-folded-letters.js';
import { LettersOff1795600110000 } from './migrations/1795600110000-letters-off.js';
import { ChatWords1795600200000 } from './migrations/1795600200000-chat-words.js';
import { TripMoves1795600320000 } from './migrations/1795600320000-trip-moves.js';
import { ReversedCents1795600340000 } from './migrations/1795600340000-reversed-cents.js';
import { FormerAddresses1795600360000 } from './migrations/1795600360000-former-addresses.js';
import { LogOfABooking1795600370000 } from './migrations/1795600370000-log-of-a-booking.js';
import { TripPages1795600380000 } from './migrations/1795600380000-trip-pages.js';
import { TripPictures1795600390000 } from './migrations/1795600390000-trip-pictures.js';
import { ShipAndGuide1795600400000 } from './migrations/1795600400000-ship-and-guide.js';
import { CabinsTaken1795600410000 } from './migrations/1795600410000-cabins-taken.js';
import { GroupPictures1795600420000 } from './migrations/1795600420000-group-pictures.js';
import { ChosenTrips1795600430000 } from './migrations/1795600430000-chosen-trips.js';
import { ChosenAt1795600440000 } from './migrations/1795600440000-chosen-at.js';
import { CallOffs1795600450000 } from './migrations/1795600450000-call-offs.js';
import { BookingCancellation1795600470000 } from './migrations/1795600470000-booking-cancellation.js';
import { AgeInShipTexts1795600500000 } from './migrations/1795600500000-age-in-ship-texts.js';
import { ManyOnSale1795600600000 } from './migrations/1795600600000-many-on-sale.js';
import { GuestsReviews1795600700000 } from './migrations/1795600700000-guests-reviews.js';
import { ExtrasOfGuests1795600800000 } from './migrations/1795600800000-extras-of-guests.js';
import { LettersOfLeavers1795601100000 } from './migrations/1795601100000-letters-of-leavers.js';
import { PromoCodes1795601200000 } from './migrations/1795601200000-promo-codes.js';
import { TripWaivers1795601300000 } from './migrations/1795601300000-trip-waivers.js';
import { BookingOwnTerms1795601400000 } from './migrations/1795601400000-booking-own-terms.js';
import { AnswersInLetters1795601500000 } from './migrations/1795601500000-answers-in-letters.js';
import { PaymentShares1795601600000 } from './migrations/1795601600000-payment-shares.js';
import { ChatPolls1795601700000 } from './migrations/1795601700000-chat-polls.js';
import { Boarding1795601800000 } from './migrations/1795601800000-boarding.js';
import { BookingAge1795600490000 } from './migrations/1795600490000-booking-age.js';
import { CabinPictures1795600480000 } from './migrations/1795600480000-cabin-pictures.js';
import { BookingTaxes1795600460000 } from './migrations/1795600460000-booking-taxes.js';
import { GuestsWay1795600350000 } from './migrations/1795600350000-guests-way.js';
import { WhoseOrder1795600310000 } from './migrations/1795600310000-whose-order.js';
import { WrongRecords1795600300000 } from './migrations/1795600300000-wrong-records.js';
import { SnakeNaming } from './naming.js';

type Entities = MixedList<new () => object> | MixedList<EntitySchema>;

/** @param pool connections at most: a node's share of the database's `max_connections`. */
export function dataSourceOptions(url: string, entities: Entities, pool: number): PostgresDataSourceOptions {
  return {
    type: 'postgres',
    url,
    entities: entities as PostgresDataSourceOptions['entities'],
    migrations: [
      Init1764000000000,
      GuestInterests1764100000000,
      ContactMessages1764200000000,
      RegistrationKeys1764300000000,
      Money1764400000000,
      Giving1764510000000,
      ChatActs1764600000000,
      StoredFiles1764610000000,
      SharedPhotos1764620000000,
      ChatDesk1764630000000,
      Records1764700000000,
      PackedItems1764800000000,
      HostBookings1764920000000,
      TripDates1764940000000,
      HostMessages1764941000000,
      HostRights1764950000000,
      HostTrips1764951000000,
      HostSummaries1764952000000,
      DeskSums1764953000000,
      LettersReaders1764954000000,
      SelfTold1764956000000,
      TripRevenue1764957000000,
      TermsVersion1765160000000,
      GuestsOwnReasons1765170000000,
      DueDates1765181000000,
      InstalmentPlans1765182000000,
      KeyMarks1765200000000,
      FreshProof1765210000000,
      GivenBack1765220000000,
      SessionPlaces1795558042000,
      SecondPerson1795560000000,
      RevenueIsMoney1795561000000,
      Operators1795561103000,
      Factors1795562000000,
      ChainLinks1765210000000,
      SecurityEvents1795562478000,
      AddressSpelling1795563000000,
      PlainNames1795564000000,
      OneName1795565000000,
      GuestArtist1795566000000,
      FoldedLetters1795600100000,
      LettersOff1795600110000,
      ChatWords1795600200000,
      WrongRecords1795600300000,
      WhoseOrder1795600310000,
      TripMoves1795600320000,
      ReversedCents1795600340000,
      GuestsWay1795600350000,
      FormerAddresses1795600360000,
      LogOfABooking1795600370000,
      TripPages1795600380000,
      TripPictures1795600390000,
      ShipAndGuide1795600400000,
      CabinsTaken1795600410000,
      GroupPictures1795600420000,
      ChosenTrips1795600430000,
      ChosenAt1795600440000,
      CallOffs1795600450000,
      BookingTaxes1795600460000,
      BookingCancellation1795600470000,
      CabinPictures1795600480000,
      BookingAge1795600490000,
      AgeInShipTexts1795600500000,
      ManyOnSale1795600600000,
      GuestsReviews1795600700000,
      ExtrasOfGuests1795600800000,
      LettersOfLeavers1795601100000,
      PromoCodes1795601200000,
      TripWaivers1795601300000,
      BookingOwnTerms1795601400000,
      AnswersInLetters1795601500000,
      PaymentShares1795601600000,
      ChatPolls1795601700000,
      Boarding1795601800000,
    ],
    migrationsTableName: 'migrations',
    migrationsRun: false,
    synchronize: false,
    namingStrategy: new SnakeNaming(),
    extra: {
      max: pool,
      // Includes the wait for one of the pool's connections: a crowd of buyers waits, it does not fail.
      connectionTimeoutMillis: 20_000,
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 30_000,
    },
  };
}
