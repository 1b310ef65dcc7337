import { ZONE_NAME } from '../../../../backend/contracts/zone-name';
import { ownZone } from '../../lib/time/ownZone';

/** The time zones that a trip may have: the browser's own list, of which some hold short names that the server refuses. */
export const ZONES: readonly string[] = Intl.supportedValuesOf('timeZone').filter((zone) =>
  ZONE_NAME.test(zone),
);

/** The zone of who looks at the page, where it is one of these. */
export const ownZoneOfList = (): string | undefined => ZONES.find((zone) => zone === ownZone());
