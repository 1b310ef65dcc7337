import type { HostPayment } from '../../api/hostMoney';

/** Which dialog is open: a refund may be of one payment or of all. */
export type MoneyAct = 'refund' | 'credit' | 'record' | 'access' | { refund: HostPayment };
