import { StoredFile } from './platform/files/stored-file.entity.js';
import { SecurityEvent } from './platform/security-log/security-event.entity.js';
import { Mail } from './platform/mail/mail.entity.js';
import { Factor } from './modules/auth/factors/factor.entity.js';
import { ProofChallenge } from './modules/auth/factors/proof-challenge.entity.js';
import { RecoveryCode } from './modules/auth/factors/recovery-code.entity.js';
import { HostRequest } from './modules/auth/host-request.entity.js';
import { OneTimeLink } from './modules/auth/one-time-link.entity.js';
import { Session } from './modules/auth/session.entity.js';
import { User } from './modules/auth/user.entity.js';
import { ChatMember } from './modules/chat/people/chat-member.entity.js';
import { ChatSilence } from './modules/chat/moderation/chat-silence.entity.js';
import { ChatRoom } from './modules/chat/log/chat-room.entity.js';
import { MessageReaction } from './modules/chat/acts/message-reaction.entity.js';
import { PollVote } from './modules/chat/acts/poll-vote.entity.js';
import { MessageReport } from './modules/chat/moderation/message-report.entity.js';
import { Message } from './modules/chat/log/message.entity.js';
import { Photo } from './modules/chat/photos/photo.entity.js';
import { BookingAddOn } from './modules/bookings/add-ons/booking-add-on.entity.js';
import { Booking } from './modules/bookings/booking.entity.js';
import { CheckoutDraft } from './modules/bookings/draft/checkout-draft.entity.js';
import { ContactMessage } from './modules/guests/contact/contact-message.entity.js';
import { GuestDocument } from './modules/guests/documents/guest-document.entity.js';
import { GuestPrivate } from './modules/bookings/travellers/guest-private.entity.js';
import { Guest } from './modules/bookings/guest.entity.js';
import { Instalment } from './modules/bookings/ledger/instalment.entity.js';
import { LedgerEntry } from './modules/bookings/ledger/ledger-entry.entity.js';
import { ChosenTrip } from './modules/guests/area/chosen-trip.entity.js';
import { PackedItem } from './modules/guests/packing/packed-item.entity.js';
import { TripWaiver } from './modules/guests/waiver/trip-waiver.entity.js';
import { WaiverSignature } from './modules/guests/waiver/waiver-signature.entity.js';
import { MoneyAlert } from './modules/payments/alerts/money-alert.entity.js';
import { Credit } from './modules/payments/credits/credit.entity.js';
import { HostAct } from './modules/payments/second-person/host-act.entity.js';
import { IpnMessage } from './modules/payments/paypal/ipn/ipn-message.entity.js';
import { WebhookEvent } from './modules/payments/paypal/webhooks/webhook-event.entity.js';
import { Payment } from './modules/payments/payment/payment.entity.js';
import { Refund } from './modules/payments/refunds/refund.entity.js';
import { PaymentShare } from './modules/payments/shares/payment-share.entity.js';
import { HostMessageRecipient } from './modules/host/communications/host-message-recipient.entity.js';
import { HostMessage } from './modules/host/communications/host-message.entity.js';
import { Activity } from './modules/trips/activity.entity.js';
import { Review } from './modules/trips/review.entity.js';
import { TripPage } from './modules/trips/pages/trip-page.entity.js';
import { TripPicture } from './modules/trips/pages/trip-picture.entity.js';
import { TripDate } from './modules/trips/dates/trip-date.entity.js';
import { TripHost } from './modules/trips/trip-host.entity.js';
import { TripCallOff } from './modules/trips/trip-call-off.entity.js';
import { TripMove } from './modules/trips/trip-move.entity.js';
import { TripNews } from './modules/trips/trip-news.entity.js';
import { Trip } from './modules/trips/trip.entity.js';

/** Every table's entity. */
export const ENTITIES = [
  User,
  Session,
  OneTimeLink,
  HostRequest,
  Factor,
  RecoveryCode,
  ProofChallenge,
  Trip,
  TripHost,
  TripCallOff,
  TripMove,
  TripNews,
  TripDate,
  TripPage,
  TripPicture,
  Review,
  Booking,
  BookingAddOn,
  Instalment,
  Guest,
  GuestPrivate,
  GuestDocument,
  TripWaiver,
  WaiverSignature,
  CheckoutDraft,
  ChosenTrip,
  PackedItem,
  LedgerEntry,
  PaymentShare,
  Payment,
  Refund,
  Credit,
  HostAct,
  WebhookEvent,
  IpnMessage,
  MoneyAlert,
  Activity,
  ChatRoom,
  ChatMember,
  Message,
  MessageReaction,
  PollVote,
  MessageReport,
  ChatSilence,
  Photo,
  ContactMessage,
  StoredFile,
  SecurityEvent,
  Mail,
  HostMessage,
  HostMessageRecipient,
];
