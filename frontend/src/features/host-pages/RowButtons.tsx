import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { Button } from '../../ui/Button';
import styles from './OrderedList.module.css';

/** What can be done with a row of an ordered list; null where it stands at that end already. */
export interface RowActs {
  up: (() => void) | null;
  down: (() => void) | null;
  remove: () => void;
}

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;
const LOOK = { tone: 'quiet', size: 'portal', className: styles.act } as const;

/** Moves a row and takes it away; `name` is what it is called. */
export function RowButtons({ name, acts: { up, down, remove } }: { name: string; acts: RowActs }) {
  return (
    <div className={styles.acts}>
      <Button {...LOOK} data-act="up" aria-label={`Move ${name} up`} isOff={!up} {...(up && { onClick: up })}>
        <ArrowUp {...ICON} />
      </Button>
      <Button
        {...LOOK}
        data-act="down"
        aria-label={`Move ${name} down`}
        isOff={!down}
        {...(down && { onClick: down })}
      >
        <ArrowDown {...ICON} />
      </Button>
      <Button {...LOOK} data-act="remove" aria-label={`Take ${name} away`} onClick={remove}>
        <Trash2 {...ICON} />
      </Button>
    </div>
  );
}
