import { WayToCabins } from '../../features/trip/WayToCabins';
import { SunsetBand } from '../../ui/SunsetBand';

/** The last word of the page: the way to a cabin. */
export function Closing() {
  return (
    <SunsetBand
      title="Be on deck when the lines go."
      actions={<WayToCabins>See cabins & prices</WayToCabins>}
    >
      <p>The plan is the same for everybody.</p>
    </SunsetBand>
  );
}
