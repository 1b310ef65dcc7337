import { saveFile } from '../../lib/browser/saveFile';
import { Button } from '../../ui/Button';
import styles from './AccountPage.module.css';

interface Props {
  codes: readonly string[];
  onKept: () => void;
}

/** New recovery codes, this once. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const save = () =>
    saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'recovery-codes.txt');
  return (
    <output className={styles.waiting}>
      <span>
        Keep these recovery codes apart from your phone. Each lets you in once when you have lost it; they are
        not shown again.
      </span>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <span className={styles.ways}>
        <Button size="portal" onClick={save}>
          Save as a file
        </Button>
        <Button tone="quiet" size="portal" onClick={onKept}>
          I have kept them
        </Button>
      </span>
    </output>
  );
}
