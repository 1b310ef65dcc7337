import { Download } from 'lucide-react';
import { type OwnTraveller, signedWaiverFile } from '../../../api/records';
import styles from './WaiverPanel.module.css';

/** What a traveller has signed and is not in force any more, to keep. */
export function SignedBefore({ name, ...traveller }: OwnTraveller & { name: string }) {
  return (
    <p>
      <a href={signedWaiverFile(traveller)} download className={styles.download}>
        <Download aria-hidden="true" size={20} strokeWidth={1.75} />
        {`What ${name} signed before`}
      </a>
    </p>
  );
}
