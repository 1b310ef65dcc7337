import type { HostPayment, HostRefund, ScheduledPart } from '../../../api/host/hostMoney';

/** Which dialog is open: a refund may be of one payment or of all, a due date is that of one part. */
export type MoneyAct =
  | 'refund'
  | 'credit'
  | 'record'
  | 'access'
  | { refund: HostPayment }
  | { giveBack: HostRefund }
  | { pending: HostPayment }
  | { wrong: HostPayment }
  | { part: ScheduledPart };
