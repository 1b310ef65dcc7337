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
import { DialogForm } from '../../ui/DialogForm';
import { Tick } from '../../ui/form/Tick';
import { toastSuccess } from '../../ui/toast';
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

  return (
    <DialogForm
      isWide
      title="Export guests"
      confirmWord={error ? 'Retry' : `Export ${rowsOf(rows)}`}
      busyWord={`Preparing ${rowsOf(rows)}...`}
      canConfirm={columns.length > 0}
      isBusy={isPending}
      problem={error && sentenceOf(error)}
      onConfirm={mutate}
      onClose={onClose}
    >
      <p>
        {rowsOf(rows)}: {about}. Passports and birth dates are never part of this file.
      </p>
      <fieldset className={styles.columns}>
        <legend>Columns</legend>
        {offered.map((id) => (
          <Tick key={id} isTicked={chosen.has(id)} onTick={() => toggle(id)}>
            {GUEST_FILE[id].word}
          </Tick>
        ))}
      </fieldset>
    </DialogForm>
  );
}
