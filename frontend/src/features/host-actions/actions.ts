import {
  BellRing,
  ChartColumn,
  FileDown,
  Gift,
  type LucideIcon,
  MessageCircle,
  MessagesSquare,
  Undo2,
  UserCheck,
  UserPen,
} from 'lucide-react';
import type { Schemas } from '../../api/client';
import type { HostRight } from '../../api/host/hostMe';
import type { PaymentRow, PaymentSearch } from '../../api/host/hostPayments';
import { hostPaths } from '../../lib/hostPaths';
import { paths } from '../../lib/paths';
import { tripInAddress, type TripScope } from '../../lib/tripScope';

type WaitingCounts = Schemas['WaitingDto'];
/** Whom the act is about. */
export type Picked = Pick<PaymentRow, 'bookingId' | 'guestId'>;

/** A way from a card: an address, and how much waits there. */
export interface ActionLink {
  word: string;
  to: (scope: TripScope) => string;
  /** Without it the way is not offered; what the tab behind it needs. */
  right?: HostRight | 'approve';
  /** Null where nothing can wait, or where the host lacks the right to know. */
  count?: (waiting: WaitingCounts) => number | null;
}

/** One card. Who must first say for whom picks a guest; then the act itself begins. */
export interface HostAction {
  title: string;
  about: string;
  icon: LucideIcon;
  links: readonly ActionLink[];
  /** What picking somebody needs. */
  right?: HostRight;
  /** Where it begins for the guest of a booking. */
  pick?: (row: Picked, scope: TripScope) => string;
  /** An act about money: which bookings can be picked, told with what they paid or owe. Others need no right to know. */
  of?: PaymentSearch['status'];
}

/** Where on the tab the people stand who asked to be hosts. */
export const HOST_REQUESTS = 'host-requests';

const desk = (scope: TripScope, query: Record<string, string>) =>
  paths.hostDashboard({ trip: tripInAddress(scope), ...query });
const tab =
  (name: string, more: Record<string, string> = {}) =>
  (scope: TripScope) =>
    desk(scope, { tab: name, ...more });
const chat = (scope: TripScope) => paths.chat(typeof scope === 'number' ? scope : undefined);
const money =
  (act: string) =>
  ({ bookingId: booking }: Picked, scope: TripScope) =>
    desk(scope, { tab: 'payments', booking, act });

export const ACTIONS: readonly HostAction[] = [
  {
    title: 'Approve Guests',
    about: 'Who waits for a place, and who asked to be a host.',
    icon: UserCheck,
    links: [
      {
        word: 'Host requests',
        to: (scope) => `${desk(scope, { tab: 'actions' })}#${HOST_REQUESTS}`,
        count: ({ hostRequests }) => hostRequests,
        right: 'approve',
      },
      { word: 'Waiting list', to: tab('guests', { status: 'waitlist' }), count: ({ waitlist }) => waitlist },
      {
        word: 'Places not paid for',
        to: tab('guests', { status: 'pending_payment' }),
        count: (w) => w.unpaidPlaces,
      },
    ],
  },
  {
    title: 'Edit Guest Info',
    about: 'Names, contact, cabin and extras of a booking, and its documents.',
    icon: UserPen,
    links: [
      {
        word: 'Documents to review',
        to: tab('documents'),
        count: ({ documents }) => documents,
        right: 'documents',
      },
    ],
    pick: ({ bookingId }) => hostPaths.booking(bookingId),
  },
  {
    title: 'Export Guest List',
    about: 'The list as you have searched and filtered it, as a file for spreadsheets.',
    icon: FileDown,
    links: [{ word: 'Choose and export', to: tab('guests') }],
  },
  {
    title: 'Message Individual',
    about: 'A message to one guest.',
    icon: MessageCircle,
    links: [],
    right: 'messages',
    pick: ({ guestId }, scope) => desk(scope, { tab: 'communications', to: guestId }),
  },
  {
    title: 'Message Group',
    about: 'A message to everybody of a trip, or a look at the group chat.',
    icon: MessagesSquare,
    links: [
      { word: 'Write to the group', to: tab('communications'), right: 'messages' },
      { word: 'Open the chat', to: chat },
      {
        word: 'Reported messages',
        to: tab('communications'),
        count: ({ messageReports }) => messageReports,
        right: 'messages',
      },
    ],
  },
  {
    title: 'Send Payment Reminders',
    about: 'See exactly who gets one, read the mail, then send. One a day for each person.',
    icon: BellRing,
    links: [
      {
        word: 'Remind all who owe',
        to: tab('payments', { status: 'owing', act: 'remind' }),
        count: (w) => w.owing,
        right: 'money',
      },
      {
        word: 'Overdue',
        to: tab('payments', { status: 'overdue' }),
        count: ({ overdue }) => overdue,
        right: 'money',
      },
    ],
  },
  {
    title: 'Issue Refund',
    about: 'All or a part of what a guest paid goes back.',
    icon: Undo2,
    links: [
      {
        word: 'Needs a look',
        to: tab('payments'),
        count: ({ moneyAlerts }) => moneyAlerts,
        right: 'money',
      },
      {
        word: 'Trips to be called off',
        to: () => hostPaths.trips(),
        count: ({ callOffsToConfirm }) => callOffsToConfirm,
        right: 'money',
      },
    ],
    right: 'money',
    pick: money('refund'),
    of: 'received',
  },
  {
    title: 'Partial Credit',
    about: 'An amount a guest may use for what they owe.',
    icon: Gift,
    links: [],
    right: 'money',
    pick: money('credit'),
    of: 'owing',
  },
  {
    title: 'Financial Reports',
    about: 'Charges, payments by means, fees, refunds and what stayed, by trip and period.',
    icon: ChartColumn,
    links: [
      {
        word: 'Open the report',
        to: (scope) => hostPaths.report(typeof scope === 'number' ? { trip: scope } : {}),
        right: 'money',
      },
      {
        word: 'Payments to confirm',
        to: tab('payments', { status: 'to_confirm' }),
        count: ({ paymentsToConfirm }) => paymentsToConfirm,
        right: 'money',
      },
    ],
  },
];
