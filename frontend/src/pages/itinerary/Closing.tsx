import { WayToCabins } from '../../features/trip/WayToCabins';
import { SunsetBand } from '../../ui/SunsetBand';

/** The last word of the page: the way to a cabin. Of a plan it speaks only where there is one, or one is on its way. */
export function Closing({ isPlanned }: { isPlanned: boolean }) {
  return (
    <SunsetBand
      title="Be on deck when the lines go."
      actions={<WayToCabins>See cabins & prices</WayToCabins>}
    >
      {isPlanned && <p>The plan is the same for everybody.</p>}
    </SunsetBand>
  );
}
