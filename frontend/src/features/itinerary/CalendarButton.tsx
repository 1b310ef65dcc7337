import { CalendarPlus } from 'lucide-react';
import { now } from '../../lib/time/clock';
import { saveFile } from '../../lib/browser/saveFile';
import { Button } from '../../ui/Button';
import type { ButtonSize, ButtonTone } from '../../ui/buttonLook';
import { Skeleton } from '../../ui/Skeleton';
import styles from './CalendarButton.module.css';
import type { NumberedDay } from './planTexts';
import { itineraryCalendar } from './itineraryCalendar';
import type { PlannedTrip } from './schedule.rules';

interface Props {
  days: readonly NumberedDay[];
  /** Undefined while it is on its way, null when there is none: no date, no calendar. */
  trip: PlannedTrip | null | undefined;
  /** The name of the file, without its ending. */
  fileName: string;
  tone: ButtonTone;
  size: ButtonSize;
  children: string;
}

/**
 * Downloads the activities of some days as a calendar file. The file is made when it is asked for: its instants need
 * the zone's rules, which a phone takes longer to load than the page to draw.
 */
export function CalendarButton({ days, trip, fileName, tone, size, children }: Props) {
  if (trip === null) return null;
  if (!trip) return <Skeleton width="12rem" height={`var(--control-${size})`} />;
  const download = () => {
    const text = itineraryCalendar(days, trip, now().toISOString());
    const file = new Blob([text], { type: 'text/calendar;charset=utf-8' });
    saveFile(file, `${fileName}.ics`);
  };
  return (
    <Button tone={tone} size={size} className={styles.button} onClick={download}>
      <CalendarPlus aria-hidden="true" size={20} strokeWidth={1.75} />
      {children}
    </Button>
  );
}
