import { Upload } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { type DocumentKind, useHandIn } from '../../../api/documents';
import { logProblem, sentenceOf } from '../../../api/errors';
import type { NamedTraveller } from '../../../api/records';
import { buttonLook } from '../../../ui/buttonLook';
import { ACCEPTED, fileProblem } from './documentFile.rules';
import styles from './DocumentsPanel.module.css';
import { preparePaper } from './preparePaper';

interface Props {
  /** Whose paper it is, and for which trip. */
  whose: NamedTraveller;
  kind: DocumentKind;
  label: string;
  /** What is chosen, where the label alone does not say. */
  what?: string;
  /** Of the file as it goes out. */
  mostMegabytes: number;
}

/** Chooses a file and hands it in at once. What cannot be taken is said before it is sent. */
export function UploadButton({ whose, kind, label, what, mostMegabytes }: Props) {
  const id = useId();
  const handIn = useHandIn();
  const [problem, setProblem] = useState<string | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  const isBusy = isPreparing || handIn.isPending;

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    // The same file can be chosen again after a failure.
    target.value = '';
    if (chosen) void send(chosen);
  };
  const send = async (chosen: File) => {
    setPreparing(true);
    const file = await preparePaper(chosen);
    setPreparing(false);
    const found = fileProblem(file, mostMegabytes);
    setProblem(found);
    if (found) return;
    handIn.mutate(
      { ...whose, kind, file },
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
        disabled={isBusy}
        aria-label={what ? `${label}: ${what}` : label}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={choose}
      />
      <label htmlFor={id} className={buttonLook('quiet', 'portal')}>
        <Upload aria-hidden="true" size={20} strokeWidth={1.75} />
        <span>{isBusy ? 'Sending...' : label}</span>
      </label>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
