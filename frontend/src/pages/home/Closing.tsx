import { WayToCabins } from '../../features/trip/WayToCabins';
import { SunsetBand } from '../../ui/SunsetBand';

/** The last word of the page: the way to a cabin once more. */
export function Closing() {
  return (
    <SunsetBand
      title="Find your cabin, then find your people."
      actions={<WayToCabins>See cabins & prices</WayToCabins>}
    >
      <p>
        Once your booking is paid you meet everyone in the group chat, weeks before the gangway goes down.
      </p>
    </SunsetBand>
  );
}
