import { CircleAlert, CircleCheck, CircleDashed, Clock } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../../api/errors';
import {
  documentFile,
  type DocumentKind,
  type GuestDocument,
  useRemoveDocument,
} from '../../../api/documents';
import type { NamedTraveller } from '../../../api/records';
import { AskDialog } from '../../../ui/AskDialog';
import { Button } from '../../../ui/Button';
import { sizeText } from './documentFile.rules';
import styles from './DocumentsPanel.module.css';
import { UploadButton } from './UploadButton';

const TITLES: Record<DocumentKind, string> = {
  passport: 'Passport copy',
  insurance: 'Proof of insurance',
  other: 'Another document',
};

const STATES = {
  none: { Icon: CircleDashed, word: 'Not handed in' },
  pending: { Icon: Clock, word: 'Waiting for a host to look at it' },
  verified: { Icon: CircleCheck, word: 'Verified' },
  rejected: { Icon: CircleAlert, word: 'Please hand it in again' },
} as const;

interface Props {
  /** Whose paper it is, and for which trip. */
  whose: NamedTraveller;
  kind: DocumentKind;
  document: GuestDocument | null;
  /** Whether it can still be changed. */
  isOpen: boolean;
  mostMegabytes: number;
}

/** A paper: what has become of it, and what can be done. */
export function DocumentRow({ whose, kind, document, isOpen, mostMegabytes }: Props) {
  const remove = useRemoveDocument();
  const [isAsked, setAsked] = useState(false);
  const ask = () => {
    remove.reset();
    setAsked(true);
  };
  const title = TITLES[kind];
  const state = document?.status ?? 'none';
  const { Icon, word } = STATES[state];
  return (
    <div className={styles.row}>
      <strong>{title}</strong>
      <span className={`${styles.state} ${styles[state]}`}>
        <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
        {word}
      </span>
      {document?.reason && <p className={styles.reason}>The host says: {document.reason}</p>}
      <div className={styles.actions}>
        {document && (
          <a href={documentFile(document.id)} target="_blank" rel="noreferrer" className={styles.open}>
            Open ({sizeText(document.size)})
          </a>
        )}
        {isOpen && kind !== 'other' && (
          <UploadButton
            whose={whose}
            kind={kind}
            label={document ? 'Replace' : 'Choose a file'}
            what={title}
            mostMegabytes={mostMegabytes}
          />
        )}
        {document && (
          <Button tone="quiet" size="portal" aria-label={`Remove: ${title}`} onClick={ask}>
            Remove
          </Button>
        )}
      </div>
      {document && isAsked && (
        <AskDialog
          title={`Remove ${kind === 'other' ? 'this document' : `the ${title.toLowerCase()}`}?`}
          confirmWord="Remove"
          busyWord="Removing..."
          isDanger
          isBusy={remove.isPending}
          problem={remove.error && sentenceOf(remove.error)}
          onConfirm={() => remove.mutate(document.id, { onSuccess: () => setAsked(false) })}
          onClose={() => setAsked(false)}
        >
          <p>
            {state === 'verified'
              ? 'A host has verified it. Another one would have to be looked at again.'
              : 'The hosts cannot look at it any more.'}
          </p>
        </AskDialog>
      )}
    </div>
  );
}
