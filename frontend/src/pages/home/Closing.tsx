import { useTrip } from '../../api/trip';
import { WayToCabins } from '../../features/trip/WayToCabins';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { ON_NIGHT, SunsetBand } from '../../ui/SunsetBand';

/** The last word of the page: the way to a cabin once more, and to other trips where there are some. */
export function Closing() {
  const { data: trip } = useTrip();
  return (
    <SunsetBand
      title="Find your cabin, then find your people."
      actions={
        <>
          <WayToCabins>See cabins & prices</WayToCabins>
          {trip !== undefined && trip.othersOnSale > 0 && (
            <ButtonLink tone="quiet" className={ON_NIGHT} to={paths.trips()}>
              See all trips
            </ButtonLink>
          )}
        </>
      }
    >
      <p>Once you have paid you meet everyone in the group chat, weeks before the gangway goes down.</p>
    </SunsetBand>
  );
}
