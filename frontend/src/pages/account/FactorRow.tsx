import { KeyRound, Smartphone } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { MOST } from '../../../../backend/contracts/text-limits';
import { sentenceOf } from '../../api/errors';
import { type Factor, useRemoveFactor, useRenameFactor } from '../../api/factors';
import { afterPress } from '../../lib/browser/press';
import { formatOwnTime } from '../../lib/time/ownTime';
import { AskDialog } from '../../ui/AskDialog';
import { Button } from '../../ui/Button';
import { held } from '../../ui/form/bindings';
import { TextField } from '../../ui/form/TextField';
import { ErrorNote } from '../../ui/ErrorNote';
import styles from './AccountPage.module.css';

const KINDS = { passkey: 'Passkey', app: 'Authenticator app' } as const;

/** A passkey or an app, with its name and when it was used last. */
export function FactorRow({ factor }: { factor: Factor }) {
  const { id, kind, name, since, lastUsedAt } = factor;
  const [asks, setAsks] = useState<'name' | 'removal' | null>(null);
  const remove = useRemoveFactor();
  const Icon = kind === 'passkey' ? KeyRound : Smartphone;
  const close = () => {
    remove.reset();
    setAsks(null);
  };
  return (
    <li>
      <Icon aria-hidden="true" size={22} strokeWidth={1.75} />
      <div className={styles.device}>
        <strong>{name}</strong>
        <span className={styles.muted}>
          {KINDS[kind]} since {formatOwnTime(since)}
          <span>{lastUsedAt ? `, last used ${formatOwnTime(lastUsedAt)}` : ', not used yet'}</span>
        </span>
        {asks === 'name' ? (
          <RenameForm factor={factor} onDone={close} />
        ) : (
          <span className={styles.ways}>
            <Button tone="quiet" size="portal" aria-label={`Rename ${name}`} onClick={() => setAsks('name')}>
              Rename
            </Button>
            <Button
              tone="quiet"
              size="portal"
              aria-label={`Remove ${name}`}
              onClick={() => setAsks('removal')}
            >
              Remove
            </Button>
          </span>
        )}
      </div>
      {asks === 'removal' && (
        <AskDialog
          title={`Remove ${name}?`}
          confirmWord="Remove"
          busyWord="Removing..."
          isDanger
          isBusy={remove.isPending}
          problem={remove.error && sentenceOf(remove.error)}
          onConfirm={() => remove.mutate(id, { onSuccess: close })}
          onClose={close}
        >
          <p>It does not open your account any more. With the last one go your recovery codes.</p>
        </AskDialog>
      )}
    </li>
  );
}

function RenameForm({ factor: { id, name }, onDone }: { factor: Factor; onDone: () => void }) {
  const [text, setText] = useState(name);
  const rename = useRenameFactor();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // What stands below moves up with it, and may be under somebody's finger.
    rename.mutate({ id, name: text }, { onSuccess: () => afterPress(onDone) });
  };
  return (
    <form className={styles.rename} onSubmit={submit}>
      {/* The button that had the focus is gone. */}
      <TextField
        isSmall
        label="Name"
        most={MOST.label}
        binding={held(text, setText)}
        input={{ required: true, autoFocus: true }}
      />
      {rename.error && <ErrorNote>{sentenceOf(rename.error)}</ErrorNote>}
      <span className={styles.ways}>
        <Button type="submit" size="portal" isOff={rename.isPending}>
          Save
        </Button>
        <Button tone="quiet" size="portal" onClick={onDone}>
          Cancel
        </Button>
      </span>
    </form>
  );
}
