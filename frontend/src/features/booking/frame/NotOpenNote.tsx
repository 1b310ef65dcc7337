import { MarkedNote } from '../../../ui/MarkedNote';

/** By which the button that does nothing yet is explained. */
export const NOT_OPEN_NOTE = 'not-open-note';

/** Before the last button of a booking, on a trip that its hosts alone see: what it waits for. */
export function NotOpenNote() {
  return (
    <div id={NOT_OPEN_NOTE}>
      <MarkedNote>Booking begins when the trip is opened.</MarkedNote>
    </div>
  );
}
