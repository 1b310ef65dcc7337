import { useParams } from 'react-router-dom';
import { sentenceOf } from '../../api/errors';
import { useReceipt } from '../../api/money';
import { GuestsOnly } from '../../features/gate/GuestsOnly';
import styles from '../../features/payment/ReceiptPage.module.css';
import { ReceiptSheet } from '../../features/payment/ReceiptSheet';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { ErrorNote } from '../../ui/ErrorNote';
import { PageTitle } from '../../ui/PageTitle';
import { PrintButton } from '../../ui/PrintButton';
import { Waiting } from '../../ui/Waiting';

/** One payment's receipt, to read and to print. */
export default function ReceiptPage() {
  const { receiptId = '' } = useParams();
  const query = useReceipt(receiptId);

  return (
    <GuestsOnly>
      <div className={styles.page}>
        <header className={styles.head}>
          <PageTitle title="Receipt" />
          <div className={styles.actions}>
            <ButtonLink to={paths.guestPayment(query.data?.bookingId)} tone="quiet" size="portal">
              Your payments
            </ButtonLink>
            <PrintButton />
          </div>
        </header>
        <Sheet query={query} />
      </div>
    </GuestsOnly>
  );
}

function Sheet({ query }: { query: ReturnType<typeof useReceipt> }) {
  const { data: receipt, error, refetch } = query;
  if (receipt) return <ReceiptSheet receipt={receipt} />;
  if (!error) return <Waiting height="560px" onRetry={() => void refetch()} />;
  return <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>;
}
