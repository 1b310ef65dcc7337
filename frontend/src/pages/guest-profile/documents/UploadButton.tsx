import { Upload } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { type DocumentKind, useHandIn } from '../../../api/documents';
import { logProblem, sentenceOf } from '../../../api/errors';
import { buttonLook } from '../../../ui/buttonLook';
import { ACCEPTED, fileProblem } from './documentFile.rules';
import styles from './DocumentsPanel.module.css';

interface Props {
  position: number;
  kind: DocumentKind;
  label: string;
  /** What is chosen, where the label alone does not say. */
  what?: string;
}

/** Chooses a file and hands it in at once. What cannot be taken is said before it is sent. */
export function UploadButton({ position, kind, label, what }: Props) {
  const id = useId();
  const handIn = useHandIn();
  const [problem, setProblem] = useState<string | null>(null);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file can be chosen again after a failure.
    target.value = '';
    if (!file) return;
    const found = fileProblem(file);
    setProblem(found);
    if (found) return;
    handIn.mutate(
      { position, kind, file },
      {
        onError: (error) => {
          logProblem('The document was not taken', error);
          setProblem(sentenceOf(error));
        },
      },
    );
  };

  return (
    <div className={styles.upload}>
      <input
        id={id}
        type="file"
        className={styles.input}
        accept={ACCEPTED}
        disabled={handIn.isPending}
        aria-label={what ? `${label}: ${what}` : label}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={choose}
      />
      <label htmlFor={id} className={buttonLook('quiet', 'portal')}>
        <Upload aria-hidden="true" size={20} strokeWidth={1.75} />
        <span>{handIn.isPending ? 'Sending...' : label}</span>
      </label>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
