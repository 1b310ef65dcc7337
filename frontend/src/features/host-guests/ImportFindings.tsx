import type { ImportCheck } from '../../api/hostGuests';
import { Choice } from '../../ui/Choice';
import styles from './dialogs.module.css';
import { IMPORT_FIELDS, type ImportField } from './importFields';

interface Props {
  check: ImportCheck;
  onColumn: (field: ImportField, column: number | undefined) => void;
}

const NONE = 'none';

/** What the dry run says: which column holds what, what is wrong in which line, and what would come of it. */
export function ImportFindings({ check, onColumn }: Props) {
  const { headings, columns, problems, duplicates, bookings, travellers, placesLeft } = check;
  const names = Object.fromEntries([
    [NONE, 'No column'],
    ...headings.map((heading, place) => [`column-${place}`, heading || `Column ${place + 1}`]),
  ]) as Record<string, string>;
  const places = (count: number) => `${count} ${count === 1 ? 'traveller' : 'travellers'}`;

  return (
    <>
      <p>
        <strong>
          {bookings} {bookings === 1 ? 'booking' : 'bookings'} for {places(travellers)}
        </strong>{' '}
        would be made; each gets a mail with the way to pay.{' '}
        {travellers > placesLeft &&
          `The trip has ${placesLeft} ${placesLeft === 1 ? 'place' : 'places'} left: who finds none is put on the waiting list.`}
      </p>
      {problems.length > 0 && (
        <div role="alert" className={styles.field}>
          <span className={styles.problem}>
            {problems.length} {problems.length === 1 ? 'problem has' : 'problems have'} to be mended first:
          </span>
          <ul className={styles.lines}>
            {problems.map(({ line, sentence }) => (
              <li key={`${line} ${sentence}`}>
                Line {line}: {sentence}
              </li>
            ))}
          </ul>
        </div>
      )}
      {duplicates.length > 0 && (
        <div className={styles.field}>
          <span>{duplicates.length} left out, for their email is there already:</span>
          <ul className={styles.lines}>
            {duplicates.map(({ line, email, where }) => (
              <li key={line}>
                Line {line}: {email} {where === 'trip' ? 'is on the trip' : 'stands in an earlier line'}
              </li>
            ))}
          </ul>
        </div>
      )}
      <details>
        <summary>Columns</summary>
        <div className={styles.row}>
          {IMPORT_FIELDS.map(({ id, word }) => {
            const column = columns[id];
            return (
              <Choice
                key={id}
                isSmall
                label={word}
                names={names}
                value={column === undefined ? NONE : `column-${column}`}
                onChange={(value) =>
                  onColumn(id, value === NONE ? undefined : Number(value.slice('column-'.length)))
                }
              />
            );
          })}
        </div>
      </details>
    </>
  );
}
