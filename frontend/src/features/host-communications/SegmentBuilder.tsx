import type { PickedGuest, Segment } from '../../api/host/hostMails';
import type { CabinType } from '../../lib/cabinNames';
import { Choice } from '../../ui/Choice';
import styles from './Composer.module.css';
import {
  ADD_ON_NAMES,
  CHECK_IN_NAMES,
  MONEY_NAMES,
  READER_NAMES,
  segmentWords,
  STATUS_NAMES,
  TASK_NAMES,
} from './segment.rules';
import { Ticks } from './Ticks';

interface Props {
  segment: Segment;
  picked: readonly PickedGuest[];
  /** What the trip calls its cabins. */
  cabins: Record<CabinType, string>;
  /** Who has handed in what is told to who may see it. */
  mayDocuments: boolean;
  onChange: (changes: Partial<Segment>) => void;
}

const PAPERS = [
  { task: 'waiver', label: 'Waiver', names: TASK_NAMES },
  { task: 'passportCopy', label: 'Copy of the passport', names: TASK_NAMES },
  { task: 'insurance', label: 'Proof of insurance', names: TASK_NAMES },
  { task: 'answers', label: 'Answers to your questions', names: TASK_NAMES },
  { task: 'checkIn', label: 'Check-in', names: CHECK_IN_NAMES },
] as const;
const HAS_NAMES = { has: 'has it', hasNot: 'has it not' } as const;

/** Who is meant, by facts of the rows: everything that is asked has to be so at once. */
export function SegmentBuilder({ segment, picked, cabins, mayDocuments, onChange }: Props) {
  const names = picked.filter(({ id }) => segment.guests.includes(id)).map(({ name }) => name);
  return (
    <div className={styles.segment}>
      {names.length > 0 && (
        <p className={styles.picked}>
          <span>
            Only to <strong>{names.join(', ')}</strong>
          </span>
          <button type="button" className={styles.link} onClick={() => onChange({ guests: [] })}>
            Choose by facts instead
          </button>
        </p>
      )}
      {names.length === 0 && (
        <details className={styles.facts}>
          <summary>
            To <strong>{segmentWords(segment, cabins)}</strong>
            <span className={styles.hint}> (choose)</span>
          </summary>
          <div className={styles.factFields}>
            <Ticks
              legend="Cabin"
              names={cabins}
              values={segment.cabins}
              onChange={(asked) => onChange({ cabins: asked })}
            />
            <Ticks
              legend="Status"
              names={STATUS_NAMES}
              values={segment.statuses}
              onChange={(statuses) => onChange({ statuses })}
            />
            <div className={styles.choices}>
              <Choice
                isSmall
                label="Who"
                names={READER_NAMES}
                value={segment.readers}
                onChange={(readers) => onChange({ readers })}
              />
              <Choice
                isSmall
                label="Money"
                names={MONEY_NAMES}
                value={segment.money}
                onChange={(money) => onChange({ money })}
              />
              {mayDocuments &&
                PAPERS.map(({ task, label, names: states }) => (
                  <Choice
                    key={task}
                    isSmall
                    label={label}
                    names={states}
                    value={segment[task]}
                    onChange={(state) => onChange({ [task]: state })}
                  />
                ))}
              <Choice
                isSmall
                label="Extra"
                names={ADD_ON_NAMES}
                value={segment.addOn}
                onChange={(addOn) => onChange({ addOn })}
              />
              {segment.addOn !== 'any' && (
                <Choice
                  isSmall
                  label="The cabin"
                  names={HAS_NAMES}
                  value={segment.hasAddOn ? 'has' : 'hasNot'}
                  onChange={(value) => onChange({ hasAddOn: value === 'has' })}
                />
              )}
            </div>
          </div>
        </details>
      )}
    </div>
  );
}
