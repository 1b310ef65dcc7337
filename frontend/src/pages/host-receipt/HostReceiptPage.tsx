import { useParams } from 'react-router-dom';
import { sentenceOf } from '../../api/errors';
import { useHostReceipt } from '../../api/host/hostPayments';
import { HostGate } from '../../features/host/HostGate';
import styles from '../../features/payment/ReceiptPage.module.css';
import { ReceiptSheet } from '../../features/payment/ReceiptSheet';
import { deskPath } from '../../lib/deskPlace';
import { ButtonLink } from '../../ui/ButtonLink';
import { ErrorNote } from '../../ui/ErrorNote';
import { PageTitle } from '../../ui/PageTitle';
import { PrintButton } from '../../ui/PrintButton';
import { Waiting } from '../../ui/Waiting';

/** A guest's receipt, as their host reads and prints it. */
export default function HostReceiptPage() {
  const { receiptId = '' } = useParams();
  return (
    <HostGate>
      <div className={styles.page}>
        <header className={styles.head}>
          <PageTitle title="Receipt" />
          <div className={styles.actions}>
            <ButtonLink to={deskPath('payments')} tone="quiet" size="portal">
              Payments
            </ButtonLink>
            <PrintButton />
          </div>
        </header>
        <Sheet receiptId={receiptId} />
      </div>
    </HostGate>
  );
}

function Sheet({ receiptId }: { receiptId: string }) {
  const { data, error, refetch } = useHostReceipt(receiptId);
  if (data) return <ReceiptSheet receipt={data} />;
  if (!error) return <Waiting height="560px" onRetry={() => void refetch()} />;
  return <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>;
}
