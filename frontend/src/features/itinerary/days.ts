import { FIRST_DAY } from './firstDay';
import type { PlannedDay } from './plannedDay';
import { SECOND_DAY } from './secondDay';
import { THIRD_DAY } from './thirdDay';

/** The cruise to Ensenada, in the order in which it happens. */
export const DAYS: readonly PlannedDay[] = [FIRST_DAY, SECOND_DAY, THIRD_DAY];
