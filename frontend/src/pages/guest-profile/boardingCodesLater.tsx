import { Skeleton } from '../../ui/Skeleton';
import { later } from '../../ui/later';

/** About as high as the codes, one beside the other. */
const Wait = () => <Skeleton height="460px" />;

// What draws the picture is for the weeks before a trip: nobody else's profile waits for it.
const boardingCodes = later(() => import('./BoardingCodes'), { Wait });

export const BoardingCodes = boardingCodes.Part;
