import { useState } from 'react';
import { sentenceOf } from '../../../api/errors';
import { type HostMoney, useBookingMoney } from '../../../api/host/hostMoney';
import { ErrorNote } from '../../../ui/ErrorNote';
import { Waiting } from '../../../ui/Waiting';
import { AccessDialog } from '../acts/AccessDialog';
import styles from '../parts/BookingMoney.module.css';
import { BookingPayments } from './BookingPayments';
import { CreditDialog } from '../acts/CreditDialog';
import { CreditLines } from './CreditLines';
import { DueDateDialog } from '../acts/DueDateDialog';
import { EndPendingDialog } from '../acts/EndPendingDialog';
import { GivenBackDialog } from '../acts/GivenBackDialog';
import type { MoneyAct } from '../acts/moneyAct';
import { MoneyActs } from '../acts/MoneyActs';
import { MoneyPicture } from './MoneyPicture';
import { RecordDialog } from '../acts/RecordDialog';
import { RefundDialog } from '../acts/RefundDialog';
import { WaitingActs } from '../acts/WaitingActs';
import { WrongRecordDialog } from '../acts/WrongRecordDialog';

interface Props {
  bookingId: string;
  /** A dialog to begin with, for who came to do just that. */
  firstAct?: MoneyAct | undefined;
}

/** Everything about the money of one booking, and what a host may do with it. */
export function BookingMoney({ bookingId, firstAct }: Props) {
  const { data: money, error, refetch } = useBookingMoney(bookingId);
  if (money) return <MoneyOf money={money} firstAct={firstAct} />;
  if (!error) return <Waiting height="420px" onRetry={() => void refetch()} />;
  return <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>;
}

function MoneyOf({ money, firstAct }: { money: HostMoney; firstAct: MoneyAct | undefined }) {
  const [act, setAct] = useState<MoneyAct | null>(firstAct ?? null);
  const close = () => setAct(null);
  return (
    <div className={styles.money}>
      {money.disputed && (
        <p role="alert" className={styles.dispute}>
          A dispute is open at PayPal. Refund nothing here until it is decided; answer it in your PayPal
          account.
        </p>
      )}
      <MoneyPicture money={money} onMove={(part) => setAct({ part })} />
      <MoneyActs money={money} onAct={setAct} />
      <WaitingActs money={money} />
      <BookingPayments
        money={money}
        onRefund={(refund) => setAct({ refund })}
        onGiveBack={(giveBack) => setAct({ giveBack })}
        onEnd={(pending) => setAct({ pending })}
        onWrong={(wrong) => setAct({ wrong })}
      />
      <CreditLines money={money} />
      {act === 'refund' && <RefundDialog money={money} payment={null} onClose={close} />}
      {act !== null && typeof act === 'object' && 'refund' in act && (
        <RefundDialog money={money} payment={act.refund} onClose={close} />
      )}
      {act !== null && typeof act === 'object' && 'part' in act && (
        <DueDateDialog money={money} part={act.part} onClose={close} />
      )}
      {act !== null && typeof act === 'object' && 'giveBack' in act && (
        <GivenBackDialog money={money} refund={act.giveBack} onClose={close} />
      )}
      {act !== null && typeof act === 'object' && 'pending' in act && (
        <EndPendingDialog money={money} payment={act.pending} onClose={close} />
      )}
      {act !== null && typeof act === 'object' && 'wrong' in act && (
        <WrongRecordDialog money={money} payment={act.wrong} onClose={close} />
      )}
      {act === 'credit' && <CreditDialog money={money} onClose={close} />}
      {act === 'record' && <RecordDialog money={money} onClose={close} />}
      {act === 'access' && <AccessDialog money={money} onClose={close} />}
    </div>
  );
}
