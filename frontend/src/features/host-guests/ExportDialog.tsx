import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  GUEST_FILE,
  GUEST_FILE_COLUMNS,
  type GuestFileColumn,
} from '../../../../backend/contracts/guest-file';
import { sentenceOf } from '../../api/errors';
import { exportGuests, type GuestExport } from '../../api/host/hostGuests';
import { formatCount } from '../../lib/numbers';
import { saveFile } from '../../lib/browser/saveFile';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { toastSuccess } from '../../ui/toast';
import { ProblemLine } from '../../ui/ProblemLine';
import styles from './dialogs.module.css';

interface Props {
  rows: number;
  /** Whom the file is about, in words. */
  about: string;
  filter: Omit<GuestExport, 'columns'>;
  /** Whether this host may know amounts of any of them. */
  hasAmounts: boolean;
  onClose: () => void;
}

const rowsOf = (count: number) => `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`;

/** Chooses what the file tells and makes it. When that fails, everything stays as it is, for another try. */
export function ExportDialog({ rows, about, filter, hasAmounts, onClose }: Props) {
  const offered = GUEST_FILE_COLUMNS.filter((id) => hasAmounts || !GUEST_FILE[id].isAmount);
  const [chosen, setChosen] = useState<ReadonlySet<GuestFileColumn>>(
    new Set(offered.filter((id) => !GUEST_FILE[id].isUnusual)),
  );
  const columns = offered.filter((id) => chosen.has(id));
  const toggle = (id: GuestFileColumn) =>
    setChosen(
      (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => exportGuests({ ...filter, columns }),
    onSuccess: (file) => {
      saveFile(file.content, file.name);
      toastSuccess({ title: 'The file is ready', description: `${file.name}, ${rowsOf(file.rows)}` });
      onClose();
    },
  });
  const waiting = `Preparing ${rowsOf(rows)}...`;

  return (
    <Dialog label="Export guests" onClose={onClose} className={styles.dialog}>
      <div className={styles.body}>
        <h2 className={styles.title}>Export guests</h2>
        <p>
          {rowsOf(rows)}: {about}. Passports and birth dates are never part of a file.
        </p>
        <fieldset className={styles.columns}>
          <legend>Columns</legend>
          {offered.map((id) => (
            <label key={id}>
              <input type="checkbox" checked={chosen.has(id)} onChange={() => toggle(id)} />
              {GUEST_FILE[id].word}
            </label>
          ))}
        </fieldset>
        <ProblemLine>{error && sentenceOf(error)}</ProblemLine>
        <div className={styles.buttons}>
          <Button tone="quiet" size="portal" onClick={onClose}>
            Cancel
          </Button>
          <Button size="portal" disabled={isPending || columns.length === 0} onClick={() => mutate()}>
            {isPending ? waiting : error ? 'Retry' : `Export ${rowsOf(rows)}`}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
