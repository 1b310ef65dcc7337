import type { ImportCheck } from '../../api/host/hostGuests';
import type { CabinType } from '../../lib/cabinNames';
import { saveFile } from '../../lib/browser/saveFile';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { Letter } from '../../ui/Letter';
import { ProblemLine } from '../../ui/ProblemLine';
import styles from './dialogs.module.css';
import { ImportedFirst } from './ImportedFirst';
import { hasNeeded, IMPORT_FIELDS, type ImportField } from './importFields';

interface Props {
  check: ImportCheck;
  /** What the trip calls its cabins. */
  cabins: Record<CabinType, string>;
  onColumn: (field: ImportField, column: number | undefined) => void;
}

const NONE = 'none';
const asFile = (text: string) => new Blob([text], { type: 'text/csv' });

/** What the dry run says: which column holds what, what is wrong in which line, and what would come of it. */
export function ImportFindings({ check, cabins, onColumn }: Props) {
  const {
    headings,
    columns,
    filled,
    problems,
    duplicates,
    bookings,
    travellers,
    placesLeft,
    badLines,
    letter,
  } = check;
  const names = Object.fromEntries([
    [NONE, 'No column'],
    ...headings.map((heading, place) => [`column-${place}`, heading || `Column ${place + 1}`]),
  ]) as Record<string, string>;
  const unused = headings
    .map((heading, place) => ({ place, word: heading || `Column ${place + 1}`, lines: filled[place] ?? 0 }))
    .filter(({ place, lines }) => lines > 0 && !Object.values(columns).includes(place));
  const isRead = hasNeeded(columns);
  const bad = new Set(problems.map(({ line }) => line)).size;
  const places = (count: number) => `${count} ${count === 1 ? 'traveller' : 'travellers'}`;

  return (
    <>
      {isRead ? (
        <p>
          <strong>{`${bookings} ${bookings === 1 ? 'booking' : 'bookings'} for ${places(travellers)}`}</strong>{' '}
          would be made; each gets a mail with the way to pay.{' '}
          {travellers > placesLeft && (
            <span>{`The trip has ${placesLeft} ${placesLeft === 1 ? 'place' : 'places'} left: who finds none is put on the waiting list.`}</span>
          )}
        </p>
      ) : (
        <ProblemLine>{problems.map(({ sentence }) => `${sentence} below.`).join(' ')}</ProblemLine>
      )}
      {isRead && problems.length > 0 && (
        <div role="alert" className={styles.field}>
          <span className={styles.problem}>
            {bad === 1
              ? '1 line is left out until it is mended. The others can be imported without it:'
              : `${bad} lines are left out until they are mended. The others can be imported without them:`}
          </span>
          <ul className={styles.lines}>
            {problems.map(({ line, sentence }) => (
              <li key={`${line} ${sentence}`}>
                Line {line}: {sentence}
              </li>
            ))}
          </ul>
          <div>
            <Button
              tone="quiet"
              size="portal"
              onClick={() => saveFile(asFile(badLines), 'lines-to-mend.csv')}
            >
              Save these lines as a file
            </Button>
          </div>
        </div>
      )}
      <ImportedFirst first={check.first} renamed={check.renamed} cabins={cabins} />
      {unused.length > 0 && (
        <div className={styles.field}>
          <span>
            {`Not imported, unless you say below what ${unused.length === 1 ? 'this column holds' : 'these columns hold'}:`}
          </span>
          <ul className={styles.lines}>
            {unused.map(({ place, word, lines }) => (
              <li key={place}>{`${word}: ${lines} ${lines === 1 ? 'line says' : 'lines say'} something`}</li>
            ))}
          </ul>
        </div>
      )}
      {duplicates.length > 0 && (
        <div className={styles.field}>
          <span>{duplicates.length} left out, for they are there already:</span>
          <ul className={styles.lines}>
            {duplicates.map(({ line, email, where }) => (
              <li key={line}>
                Line {line}: {email}{' '}
                <span>{where === 'trip' ? 'is on the trip' : 'is on an earlier line, or comes with it'}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <details open={!isRead || unused.length > 0}>
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
      {letter && (
        <details>
          <summary>The mail to the first of them</summary>
          <Letter to={letter.to} subject={letter.subject} text={letter.text} />
        </details>
      )}
    </>
  );
}
