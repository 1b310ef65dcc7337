import type { ReactNode } from 'react';
import { tooYoung } from '../../../../backend/contracts/travel-dates';
import type { CabinType } from '../../lib/cabinNames';
import { Choice } from '../../ui/Choice';
import styles from './dialogs.module.css';
import { LETTERS, type Letters } from './letters.rules';

export interface ImportChoices {
  text: string;
  /** As a choice: `trip-3`. */
  trip: string;
  cabinType: CabinType;
  paymentType: 'full' | 'installment';
}

const PLANS = { full: 'Full payment', installment: 'Installments' } as const;

interface Props {
  choices: ImportChoices;
  /** The host's trips by choice. */
  trips: Record<string, string>;
  /** What the chosen trip calls the cabins that it sells. */
  cabins: Partial<Record<CabinType, string>>;
  /** Of its travellers, in years; undefined before the trip is known. */
  minimumAge: number | undefined;
  onChange: (changes: Partial<ImportChoices>) => void;
  /** What is wrong with the file or the lines as a whole. */
  problem: string | null;
  onFile: (file: File) => void;
  /** In which the file was read, where it does not say so itself. */
  letters: Letters | undefined;
  onLetters: (letters: Letters) => void;
  children: ReactNode;
}

/** The file or its lines, which trip it is for, and what counts where a line says nothing. */
export function ImportFile({
  choices,
  trips,
  cabins,
  minimumAge,
  onChange,
  problem,
  onFile,
  letters,
  onLetters,
  children,
}: Props) {
  return (
    <>
      <p>
        A line of headings, then a line for each booking: name, email, and if you like phone, cabin,
        occupancy, companion and payment plan.
      </p>
      {minimumAge !== undefined && <p>{`${tooYoung({ minimumAge })}.`}</p>}
      <div className={styles.row}>
        <Choice
          isSmall
          label="Trip"
          names={trips}
          value={choices.trip}
          onChange={(trip) => onChange({ trip })}
        />
        <Choice
          isSmall
          label="Cabin, unless a line says so"
          names={cabins}
          value={choices.cabinType}
          onChange={(cabinType) => onChange({ cabinType })}
        />
        <Choice
          isSmall
          label="Plan, unless a line says so"
          names={PLANS}
          value={choices.paymentType}
          onChange={(paymentType) => onChange({ paymentType })}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor="import-file">CSV file</label>
        <input
          id="import-file"
          type="file"
          accept=".csv,text/csv,text/plain"
          onClick={({ currentTarget }) => {
            // The corrected file has the same name: the browser would not tell that it was chosen.
            currentTarget.value = '';
          }}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onFile(file);
          }}
        />
      </div>
      {letters && (
        <div className={styles.field}>
          <output>
            This file does not say in which letters it is written. Look whether the names below are right.
          </output>
          <Choice isSmall label="Letters of the file" names={LETTERS} value={letters} onChange={onLetters} />
        </div>
      )}
      <div className={styles.field}>
        <label htmlFor="import-text">Or paste its lines</label>
        <textarea
          id="import-text"
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby="import-problem"
          value={choices.text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
        <p id="import-problem" role="alert" className={styles.problem}>
          {problem}
        </p>
      </div>
      {children}
    </>
  );
}
