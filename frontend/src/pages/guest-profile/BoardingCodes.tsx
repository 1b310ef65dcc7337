import type { Checklist } from '../../api/records';
import { hostPaths } from '../../lib/hostPaths';
import { PrintButton } from '../../ui/PrintButton';
import { QrCode } from '../../ui/QrCode';
import styles from './BoardingCodes.module.css';

/** What each traveller who has checked in shows at the pier: an address of this site, which tells something to hosts alone. */
export default function BoardingCodes({ checklist: { boardingCodes, reference } }: { checklist: Checklist }) {
  return (
    <div className={styles.codes} data-boarding-codes>
      <h3 className={styles.title}>{boardingCodes.length === 1 ? 'Boarding code' : 'Boarding codes'}</h3>
      <p className={styles.meaning}>
        Show it to your hosts on the day, on your phone or on paper: they see who you are, and mark that you
        are here. It opens nothing to anybody else.
      </p>
      <ul className={styles.list}>
        {boardingCodes.map(({ name, code }) => (
          <li key={code} className={styles.code}>
            <QrCode
              text={location.origin + hostPaths.boardingCode(code)}
              label={`Boarding code of ${name}`}
              className={styles.picture ?? ''}
            />
            <strong>{name}</strong>
            <span>{`Booking ${reference ?? ''}`}</span>
          </li>
        ))}
      </ul>
      <PrintButton>{boardingCodes.length === 1 ? 'Print the code' : 'Print the codes'}</PrintButton>
    </div>
  );
}
